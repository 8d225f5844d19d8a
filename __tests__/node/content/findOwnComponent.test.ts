import { findOwnComponent } from '../../../src/node/content/findOwnComponent';

it.each([
  ['/material-ui/react-tooltip/', ['Popper', 'Tooltip'], 'Tooltip'],
  ['/material-ui/react-tabs/', ['Tab', 'TabList', 'Tabs'], 'Tabs'],
  ['/joy-ui/react-radio-button/', ['FormControl', 'Radio', 'RadioGroup'], 'Radio'],
  ['/x/react-date-pickers/date-picker/', ['DateCalendar', 'DatePicker'], 'DatePicker'],
  ['/x/react-data-grid/', ['DataGrid'], 'DataGrid'],
  ['/material-ui/react-floating-action-button/', ['Fab'], 'Fab'],
])('%s is named after %p: %s', (pathname, components, own) => {
  expect(findOwnComponent({ pathname, components })).toBe(own);
});

it.each([
  ['a guide', '/material-ui/customization/typography/', ['Typography']],
  ['a guide to several', '/x/react-date-pickers/validation/', ['DateCalendar', 'DateField']],
  ['a component that is not installed', '/x/react-date-pickers/date-range-field/', ['DateField']],
  ['several components together', '/material-ui/react-progress/', ['Circular', 'Linear']],
  ['no component', '/material-ui/react-nothing/', []],
])('the page of %s is named after none', (_, pathname, components) => {
  expect(findOwnComponent({ pathname, components })).toBeUndefined();
});
