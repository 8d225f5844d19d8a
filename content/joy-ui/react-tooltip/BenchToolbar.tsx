import * as React from 'react';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const tools = [
  { name: 'Lamp', keys: 'L', icon: <LightbulbOutlined /> },
  { name: 'Loupe', keys: 'Z', icon: <ZoomIn /> },
  { name: 'Vise', keys: 'V', icon: <BuildOutlined /> },
];

export default function BenchToolbar() {
  const [used, setUsed] = React.useState<readonly string[]>(['Lamp']);

  const toggle = (name: string) =>
    setUsed(used.includes(name) ? used.filter((one) => one !== name) : [...used, name]);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const tool = tools.find(({ keys }) => keys.toLowerCase() === event.key.toLowerCase());
    if (!tool || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    toggle(tool.name);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 280, alignItems: 'center' }}>
      <Sheet
        variant="outlined"
        role="group"
        aria-label="Workbench"
        onKeyDown={handleKeyDown}
        sx={{ display: 'flex', gap: 0.5, p: 0.5, borderRadius: 'md' }}
      >
        {tools.map(({ name, keys, icon }) => (
          <Tooltip
            key={name}
            describeChild
            enterDelay={500}
            leaveDelay={100}
            title={
              <>
                {name}{' '}
                <Box component="kbd" sx={{ ml: 0.5, px: 0.5, border: '1px solid' }}>
                  {keys}
                </Box>
              </>
            }
          >
            <IconButton
              aria-label={name}
              aria-keyshortcuts={keys}
              aria-pressed={used.includes(name)}
              onClick={() => toggle(name)}
            >
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </Sheet>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {used.length > 0 ? `In use: ${used.join(', ')}` : 'Nothing in use'}
      </Box>
    </Stack>
  );
}
