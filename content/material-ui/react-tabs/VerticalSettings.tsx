import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';

const sections = {
  sound: ['Alarm', 'Timer', 'Key clicks'],
  light: ['Follow the sun', 'Night light'],
  privacy: ['Share my position', 'Keep a history', 'Answer unknown callers'],
};

export default function VerticalSettings() {
  const [section, setSection] = React.useState('sound');
  const [on, setOn] = React.useState<string[]>(['Alarm', 'Night light']);

  const toggle = (name: string) => {
    setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);
  };

  return (
    <Stack direction="row" sx={{ width: 440, maxWidth: '100%', minHeight: 180 }}>
      <TabContext value={section}>
        <TabList
          orientation="vertical"
          aria-label="Settings"
          onChange={(_event, next: string) => setSection(next)}
          sx={{ flexShrink: 0, borderRight: 1, borderColor: 'divider' }}
        >
          {Object.keys(sections).map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {Object.entries(sections).map(([name, switches]) => (
          <TabPanel key={name} value={name} sx={{ paddingBlock: 1 }}>
            <FormGroup>
              {switches.map((label) => (
                <FormControlLabel
                  key={label}
                  label={label}
                  control={<Switch checked={on.includes(label)} onChange={() => toggle(label)} />}
                />
              ))}
            </FormGroup>
          </TabPanel>
        ))}
      </TabContext>
    </Stack>
  );
}
