import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const edges = ['left', 'right', 'top', 'bottom'] as const;

export default function FourEdges() {
  const [opened, setOpened] = React.useState<(typeof edges)[number] | null>(null);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
      {edges.map((edge) => (
        <React.Fragment key={edge}>
          <Button
            variant="soft"
            color="neutral"
            aria-haspopup="dialog"
            onClick={() => setOpened(edge)}
          >
            {edge}
          </Button>
          <Drawer anchor={edge} open={opened === edge} onClose={() => setOpened(null)}>
            <ModalClose aria-label="Close" />
            <DialogTitle>Weather in the cellar</DialogTitle>
            <DialogContent sx={{ px: 1.5 }}>
              Eleven degrees, and the air is at ninety percent.
            </DialogContent>
          </Drawer>
        </React.Fragment>
      ))}
    </Stack>
  );
}
