import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

const cover = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' };

export default function PictureDialog() {
  const [index, setIndex] = React.useState(0);
  const [open, setOpen] = React.useState(false);
  const id = React.useId();
  const shown = landscapes[index];

  return (
    <>
      <ImageList
        cols={3}
        rowHeight={100}
        aria-label="To look at"
        sx={{ width: 400, maxWidth: '100%' }}
      >
        {landscapes.map(({ title, alt, src }, place) => (
          <ImageListItem key={title}>
            <ButtonBase
              aria-label={`${title}: ${alt}`}
              aria-haspopup="dialog"
              onClick={() => {
                setIndex(place);
                setOpen(true);
              }}
              sx={{
                height: 1,
                // The ring stands on the page, as one color does not show on every picture.
                '&.Mui-focusVisible': { p: '6px', outline: '3px solid', outlineOffset: -3 },
              }}
            >
              <Box component="img" src={src} alt="" sx={cover} />
            </ButtonBase>
          </ImageListItem>
        ))}
      </ImageList>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-labelledby={id}
      >
        <DialogTitle id={id}>{shown?.title}</DialogTitle>
        <Box
          component="img"
          src={shown?.src}
          alt={shown?.alt}
          sx={{ width: 1, maxHeight: 360, objectFit: 'contain' }}
        />
        <DialogActions>
          <Button onClick={() => setIndex((index + 1) % landscapes.length)}>Next</Button>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
