import { Switch } from '@mui/base/Switch';
import { ClassNameConfigurator } from '@mui/base/utils';
import { styled } from '@mui/system';

const RecordLabel = styled('label')({ display: 'flex', alignItems: 'center', gap: 16 });

const RecordSwitch = styled(Switch)({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'inline-block',
  flexShrink: 0,
  width: 44,
  height: 24,
  border: '2px solid #4338ca',
  borderRadius: 12,
  '&[data-focused="true"]': { outline: '2px solid #4338ca', outlineOffset: 2 },
  '& .dot': {
    boxSizing: 'border-box',
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    width: 16,
    height: 16,
    border: '2px solid #4338ca',
    borderRadius: '50%',
  },
  '& .dot.on': { insetInlineStart: 22, background: '#4338ca' },
  '& .box': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '.mode-dark &': { borderColor: '#a5b4fc' },
  '.mode-dark &[data-focused="true"]': { outlineColor: '#a5b4fc' },
  '.mode-dark & .dot': { borderColor: '#a5b4fc' },
  '.mode-dark & .dot.on': { background: '#a5b4fc' },
});

export default function OwnClasses() {
  return (
    <ClassNameConfigurator disableDefaultClasses>
      <RecordLabel>
        <RecordSwitch
          slots={{ track: null }}
          slotProps={{
            root: ({ focusVisible }) => ({ 'data-focused': focusVisible }),
            thumb: ({ checked }) => ({ className: checked ? 'dot on' : 'dot' }),
            input: { className: 'box' },
          }}
        />
        Record the show
      </RecordLabel>
    </ClassNameConfigurator>
  );
}
