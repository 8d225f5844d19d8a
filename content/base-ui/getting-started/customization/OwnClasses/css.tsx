import { Switch } from '@mui/base/Switch';
import { ClassNameConfigurator } from '@mui/base/utils';
import './styles.css';

export default function OwnClasses() {
  return (
    <ClassNameConfigurator disableDefaultClasses>
      <label className="record-label">
        <Switch
          className="record-switch"
          slots={{ track: null }}
          slotProps={{
            root: ({ focusVisible }) => ({ 'data-focused': focusVisible }),
            thumb: ({ checked }) => ({ className: checked ? 'dot on' : 'dot' }),
            input: { className: 'box' },
          }}
        />
        Record the show
      </label>
    </ClassNameConfigurator>
  );
}
