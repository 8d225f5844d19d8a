import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup row name="size" defaultValue="medium" aria-label="Size of the vehicle">
      <FormControlLabel value="small" control={<Radio size="small" />} label="Bicycle" />
      <FormControlLabel value="medium" control={<Radio />} label="Car" />
      <FormControlLabel
        value="large"
        control={<Radio sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }} />}
        label="Coach"
      />
    </RadioGroup>
  );
}
