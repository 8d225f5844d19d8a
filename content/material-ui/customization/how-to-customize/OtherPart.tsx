import ArrowDropDownCircleOutlinedIcon from '@mui/icons-material/ArrowDropDownCircleOutlined';
import BoltIcon from '@mui/icons-material/Bolt';
import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function OtherPart() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <Rating
        defaultValue={3}
        icon={<BoltIcon fontSize="inherit" />}
        emptyIcon={<BoltOutlinedIcon fontSize="inherit" />}
        getLabelText={(value) => `Power ${value} of 5`}
      />
      <TextField
        select
        label="Socket"
        defaultValue="kitchen"
        InputLabelProps={{ shrink: true }}
        SelectProps={{ IconComponent: ArrowDropDownCircleOutlinedIcon }}
        sx={{ width: 200 }}
      >
        <MenuItem value="kitchen">Kitchen</MenuItem>
        <MenuItem value="garage">Garage</MenuItem>
      </TextField>
    </Stack>
  );
}
