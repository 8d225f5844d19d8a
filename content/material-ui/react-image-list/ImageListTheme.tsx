import * as React from 'react';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { landscapes } from './landscapes';

function withRoundPictures(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiImageList: { defaultProps: { gap: 16, cols: 3 } },
      MuiImageListItem: {
        styleOverrides: { img: { borderRadius: 12 } },
      },
    },
  };
}

export default function ImageListTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withRoundPictures(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <ImageList
        rowHeight={100}
        aria-label="By the theme"
        sx={{ width: 400, maxWidth: '100%', '& img': { minHeight: 0 } }}
      >
        {landscapes.slice(0, 3).map(({ title, alt, src }) => (
          <ImageListItem key={title}>
            <img src={src} alt={alt} width={240} height={160} loading="lazy" />
          </ImageListItem>
        ))}
      </ImageList>
    </ThemeProvider>
  );
}
