import * as React from 'react';
import CreateNewFolderOutlinedIcon from '@mui/icons-material/CreateNewFolderOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const files = ['Springs.csv', 'Wells.csv', 'Legend.pdf'];

export default function HiddenWhileSelecting() {
  const [selected, setSelected] = React.useState<readonly string[]>([]);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240 }}>
      <FormGroup>
        {files.map((file) => (
          <FormControlLabel
            key={file}
            label={file}
            control={
              <Checkbox
                checked={selected.includes(file)}
                onChange={(_event, checked) =>
                  setSelected(
                    checked ? [...selected, file] : selected.filter((other) => other !== file),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <SpeedDial
        ariaLabel="Add a file"
        TransitionProps={{ appear: false }}
        icon={<SpeedDialIcon />}
        hidden={selected.length > 0}
        direction="left"
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        <SpeedDialAction icon={<UploadFileIcon />} tooltipTitle="From this device" />
        <SpeedDialAction icon={<CreateNewFolderOutlinedIcon />} tooltipTitle="New folder" />
      </SpeedDial>
    </Box>
  );
}
