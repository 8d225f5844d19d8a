import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function BeforeTheConcert() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        columnGap: 4,
        width: '100%',
        maxWidth: 480,
      }}
    >
      <List component="ol" marker="decimal" aria-label="Before the concert">
        <ListItem>Tune to the oboe.</ListItem>
        <ListItem>Hand out the second suite.</ListItem>
        <ListItem>Dim the lights in the hall.</ListItem>
      </List>
      <List marker="disc" aria-label="In the bag">
        <ListItem>Pencils</ListItem>
        <ListItem>Spare strings</ListItem>
        <ListItem>Clips against the wind</ListItem>
      </List>
    </Box>
  );
}
