import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import { createSvgIcon } from '@mui/material/utils';

const frame = 'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z';
const hole = 'M8 4a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4z';
const tick = 'M10.4 17.2l7.6-7.6L16.4 8l-6 6-2.8-2.8L6 12.8z';

const Square = createSvgIcon(<path d={`${frame} ${hole}`} />, 'Square');
const TickedSquare = createSvgIcon(<path fillRule="evenodd" d={`${frame} ${tick}`} />, 'Ticked');

const SoftCheckbox = styled((props: CheckboxProps) => (
  <Checkbox disableRipple icon={<Square />} checkedIcon={<TickedSquare />} {...props} />
))({
  '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -5 },
});

export default function SoftCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<SoftCheckbox defaultChecked />} label="Compass" />
      <FormControlLabel control={<SoftCheckbox />} label="Trail mix" />
    </FormGroup>
  );
}
