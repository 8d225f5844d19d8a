import * as React from 'react';
import JoyBox from '@mui/joy/Box';
import JoyButton from '@mui/joy/Button';
import JoyCard from '@mui/joy/Card';
import JoyTypography from '@mui/joy/Typography';
import {
  CssVarsProvider as JoyCssVarsProvider,
  extendTheme as extendJoyTheme,
  THEME_ID as JOY_THEME_ID,
} from '@mui/joy/styles';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import {
  Experimental_CssVarsProvider as MaterialCssVarsProvider,
  experimental_extendTheme as extendMaterialTheme,
  THEME_ID as MATERIAL_THEME_ID,
  useTheme,
} from '@mui/material/styles';

const glass = {
  50: '#f1f7f0',
  100: '#d9ebd6',
  200: '#b3d4ae',
  300: '#86b67f',
  400: '#5b9553',
  500: '#37752f',
  600: '#2b5e25',
  700: '#20481c',
  800: '#153113',
  900: '#0b1b0a',
};

const joyTheme = extendJoyTheme({
  colorSchemes: { light: { palette: { primary: glass } }, dark: { palette: { primary: glass } } },
});

const materialTheme = extendMaterialTheme({
  colorSchemes: {
    light: { palette: { primary: { main: glass[500] } } },
    dark: { palette: { primary: { main: glass[300] } } },
  },
  typography: { fontFamily: 'inherit' },
});

const panels = ['Kingfisher', 'Reed bed', 'Night heron'];

export default function OneSetOfColors() {
  const { palette } = useTheme();
  const [page, setPage] = React.useState(1);
  const [marks, setMarks] = React.useState<readonly number[]>([3, 4, 5]);
  const panel = panels[page - 1] ?? '';

  // Only a demo inside of another page needs these props. In an application the attribute is on <html>.
  const inThisPage = {
    attribute: 'data-glass-scheme',
    colorSchemeNode: null,
    colorSchemeSelector: '.glass-shop',
    modeStorageKey: 'glass-mode',
    colorSchemeStorageKey: 'glass-scheme',
  };

  return (
    <MaterialCssVarsProvider theme={{ [MATERIAL_THEME_ID]: materialTheme }} {...inThisPage}>
      <JoyCssVarsProvider theme={{ [JOY_THEME_ID]: joyTheme }} {...inThisPage}>
        <JoyBox
          className="glass-shop"
          data-glass-scheme={palette.mode}
          sx={{ width: '100%', maxWidth: 320 }}
        >
          <JoyCard>
            <JoyTypography level="title-lg" component="h2" aria-live="polite">
              {panel}
            </JoyTypography>
            <Rating
              value={marks[page - 1] ?? null}
              onChange={(_event, mark) =>
                setMarks(marks.map((old, index) => (index === page - 1 ? (mark ?? 0) : old)))
              }
            />
            <Pagination
              size="small"
              color="primary"
              count={panels.length}
              page={page}
              onChange={(_event, next) => setPage(next)}
              aria-label="Panels"
            />
            <JoyButton>Order the pattern</JoyButton>
          </JoyCard>
        </JoyBox>
      </JoyCssVarsProvider>
    </MaterialCssVarsProvider>
  );
}
