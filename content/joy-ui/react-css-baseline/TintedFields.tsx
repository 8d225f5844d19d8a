import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';

export default function TintedFields() {
  return (
    <ScopedCssBaseline
      component="form"
      aria-label="Watering"
      sx={(theme) => ({
        width: '100%',
        maxWidth: 340,
        p: 2,
        borderRadius: 'md',
        accentColor: theme.vars.palette.success.solidBg,
      })}
    >
      <Stack spacing={1} alignItems="flex-start">
        <label>
          <input type="checkbox" defaultChecked /> Mist in the morning
        </label>
        <Stack role="radiogroup" aria-label="Where the water comes from" spacing={1}>
          <label>
            <input type="radio" name="water" value="barrel" defaultChecked /> From the rain barrel
          </label>
          <label>
            <input type="radio" name="water" value="tap" /> From the tap
          </label>
        </Stack>
        <Stack component="label" sx={{ width: '100%' }}>
          Moisture
          <input type="range" name="moisture" defaultValue={60} />
        </Stack>
      </Stack>
    </ScopedCssBaseline>
  );
}
