import { listImports } from '../../src/shared/listImports';

test.each([
  ["import Button from '@mui/material/Button';", '@mui/material/Button'],
  ['import type { Theme } from "@mui/joy";', '@mui/joy'],
  ["import {\n  Box,\n} from '@mui/system';", '@mui/system'],
  ["export * from './parts';", './parts'],
  ["import './styles.css';", './styles.css'],
  ["const Button = React.lazy(() => import('@mui/material/Button'));", '@mui/material/Button'],
  ["const load = () => import(\n  '@mui/joy'\n);", '@mui/joy'],
])('finds what is imported by %s', (code, specifier) => {
  expect(listImports(code)).toEqual([specifier]);
});

test('finds nothing in code that imports nothing', () => {
  expect(listImports("const from = ['a'];\nconst important = 'b';")).toEqual([]);
});
