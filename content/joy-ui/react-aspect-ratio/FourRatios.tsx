import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { view } from './view';

const ratios = ['1', '4 / 3', '16 / 9', '21 / 9'];

export default function FourRatios() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 520,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, 1fr)',
        gap: 2,
      }}
    >
      {ratios.map((ratio) => (
        <div key={ratio}>
          <AspectRatio ratio={ratio} sx={{ borderRadius: 'sm' }}>
            <img src={view('#f4d7b0', '#7a4b3a')} alt="" />
          </AspectRatio>
          <Typography level="body-sm" textColor="text.secondary" sx={{ mt: 0.5 }}>
            {ratio}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
