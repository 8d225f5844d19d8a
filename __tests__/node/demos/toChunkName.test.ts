import { toChunkName } from '../../../src/node/demos/toChunkName';

function nameOf(path: string, isUsed = true): string | null {
  return toChunkName(`/project/node_modules/${path}`, isUsed);
}

it('leaves what a date picker does not show out of its file: times, other date libraries, languages', () => {
  const core = nameOf('@mui/x-date-pickers/DatePicker/DatePicker.js');
  expect(core).toBe('x-date-pickers-core');
  expect(nameOf('@mui/x-date-pickers/internals/hooks/usePicker/usePicker.js')).toBe(core);
  expect(nameOf('@mui/x-date-pickers/dateViewRenderers/dateViewRenderers.js')).toBe(core);
  expect(nameOf('@mui/x-date-pickers/AdapterDayjs/AdapterDayjs.js')).toBe(core);
  expect(nameOf('@mui/x-date-pickers/locales/enUS.js')).toBe(core);
  expect(nameOf('@mui/x-date-pickers/MobileTimePicker/MobileTimePicker.js')).toBe(
    'x-date-pickers-time',
  );
  expect(nameOf('@mui/x-date-pickers/dateTimeViewRenderers/dateTimeViewRenderers.js')).toBe(
    'x-date-pickers-date-time',
  );
  expect(nameOf('@mui/x-date-pickers/AdapterLuxon/AdapterLuxon.js')).toBe(
    'x-date-pickers-AdapterLuxon',
  );
  expect(nameOf('@mui/x-date-pickers/locales/nlNL.js')).toBe('x-date-pickers-locales');
});

it('keeps components that come together in one file, and every other one in its own', () => {
  expect(nameOf('@mui/material/Select/Select.js')).toBe(nameOf('@mui/material/Input/Input.js'));
  expect(nameOf('@mui/material/Rating/Rating.js')).toBe('material-Rating');
  expect(nameOf('@floating-ui/dom/index.mjs')).toBe(nameOf('@floating-ui/utils/index.mjs'));
  expect(nameOf('@mui/material/TableCell/TableCell.js')).toBe('material-Table');
});

it('keeps what only edited code may need away from what pages load', () => {
  expect(nameOf('@mui/material/Rating/Rating.js', false)).toBe('material-Rating-more');
  expect(nameOf('dayjs/esm/index.js', false)).toBe('dayjs');
});

it('has one file for what stands under every component, whatever package it is of', () => {
  const engine = nameOf('@mui/system/esm/createBox.js');
  expect(engine).toBe('engine');
  expect(nameOf('@mui/base/useButton/useButton.js')).toBe(engine);
  expect(nameOf('@mui/base/utils/useSlotProps.js')).toBe(engine);
  expect(toChunkName('/project/src/shared/denseComponents.ts', true)).toBe(engine);
});

it('gives pages no second file for a utility that only an index names', () => {
  expect(nameOf('@mui/utils/esm/unsupportedProp/unsupportedProp.js', false)).toBe('engine');
  expect(nameOf('@mui/system/esm/flexbox.js', false)).toBe('engine-more');
});

it('leaves demos to their pages, and an index to whoever imports all of a package', () => {
  expect(toChunkName('/project/content/x/react-data-grid/Basic.tsx', true)).toBeNull();
  expect(nameOf('@mui/material/index.js')).toBeNull();
});
