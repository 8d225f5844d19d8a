import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const saved = { mentions: true, replies: true, digest: false };
const labels = { mentions: 'Someone mentions me', replies: 'Replies', digest: 'Weekly digest' };

export default function NotificationSettings() {
  const id = React.useId();
  const [stored, setStored] = React.useState(saved);
  const [settings, setSettings] = React.useState(saved);
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const changed = names.some((name) => settings[name] !== stored[name]);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setStored(settings);
  };

  return (
    <Card
      component="form"
      variant="outlined"
      aria-labelledby={id}
      onSubmit={handleSubmit}
      sx={{ width: 360, maxWidth: '100%' }}
    >
      <CardHeader
        title="Notifications"
        titleTypographyProps={{ id, component: 'h3', variant: 'h6' }}
        subheader={changed ? 'Not saved yet' : 'Saved'}
        subheaderTypographyProps={{ role: 'status', variant: 'body2' }}
      />
      <CardContent sx={{ paddingBlock: 0 }}>
        <FormGroup>
          {names.map((name) => (
            <FormControlLabel
              key={name}
              label={labels[name]}
              control={
                <Switch
                  checked={settings[name]}
                  onChange={(event) => setSettings({ ...settings, [name]: event.target.checked })}
                />
              }
            />
          ))}
        </FormGroup>
      </CardContent>
      <CardActions sx={{ justifyContent: 'flex-end', padding: 2 }}>
        <Button onClick={() => setSettings(stored)}>Undo</Button>
        <Button type="submit" variant="contained">
          Save
        </Button>
      </CardActions>
    </Card>
  );
}
