import SailingIcon from '@mui/icons-material/Sailing';
import SailingOutlinedIcon from '@mui/icons-material/SailingOutlined';
import SailingRoundedIcon from '@mui/icons-material/SailingRounded';
import SailingSharpIcon from '@mui/icons-material/SailingSharp';
import SailingTwoToneIcon from '@mui/icons-material/SailingTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const styles = [
  { name: 'Filled', icon: <SailingIcon fontSize="large" /> },
  { name: 'Outlined', icon: <SailingOutlinedIcon fontSize="large" /> },
  { name: 'Rounded', icon: <SailingRoundedIcon fontSize="large" /> },
  { name: 'Sharp', icon: <SailingSharpIcon fontSize="large" /> },
  { name: 'Two tone', icon: <SailingTwoToneIcon fontSize="large" /> },
];

export default function FiveStyles() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap" justifyContent="center">
      {styles.map(({ name, icon }) => (
        <Stack key={name} alignItems="center">
          {icon}
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
