import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const tasks = [
  { id: 'water', title: 'Fill the water trough', where: 'by the gate' },
  { id: 'grass', title: 'Cut the grass', where: 'in front of hives 1 to 4' },
  { id: 'weigh', title: 'Weigh hive 3', where: 'in the orchard' },
];

export default function HiveRounds() {
  const id = React.useId();
  const [done, setDone] = React.useState(['water']);

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Typography id={`${id}-title`} level="title-md" component="h3">
        Today, {done.length} of {tasks.length} done
      </Typography>
      <LinearProgress
        determinate
        aria-labelledby={`${id}-title`}
        value={(done.length / tasks.length) * 100}
        sx={{ my: 1 }}
      />
      <List
        aria-labelledby={`${id}-title`}
        sx={{
          '--ListItem-radius': '6px',
          '--ListItem-paddingX': '0.25rem',
          '& .MuiCheckbox-checkbox': { borderColor: 'neutral.500' },
        }}
      >
        {tasks.map((task) => (
          <ListItem key={task.id}>
            <Checkbox
              overlay
              checked={done.includes(task.id)}
              onChange={(event) =>
                setDone(
                  event.target.checked
                    ? [...done, task.id]
                    : done.filter((other) => other !== task.id),
                )
              }
              label={
                <>
                  {task.title}
                  <Typography display="block" level="body-sm" textColor="text.secondary">
                    {task.where}
                  </Typography>
                </>
              }
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
