import { toProductInfo } from '../../src/shared/products';

test.each([
  ['/material-ui/react-button/', 'material-ui', 'core'],
  ['/joy-ui/', 'joy-ui', 'core'],
  ['/base-ui/api/use-slider/', 'base-ui', 'core'],
  ['/system/properties/#spacing', 'system', 'core'],
  ['/en/system/', 'system', 'core'],
  ['/x/react-data-grid/', 'x-data-grid', 'x'],
  ['/x/react-data-grid/filtering/quick-filter/', 'x-data-grid', 'x'],
  ['/x/react-date-pickers/date-picker/', 'x-date-pickers', 'x'],
  ['/x/api/data-grid/data-grid/', 'x-data-grid', 'x'],
  ['/x/migration/migration-data-grid-v5/', null, 'x'],
  ['/x/', null, 'x'],
  ['/toolpad/', 'toolpad', null],
  ['/docs/', 'docs', null],
  ['/versions/', 'docs', null],
  ['/production-error/?code=1', 'docs', null],
  ['/experiments/docs/markdown/', 'docs-infra', null],
  ['/experiments/', null, null],
  ['/blog/', null, null],
  ['/', null, null],
])('%s belongs to %s of %s', (path, productId, productCategoryId) => {
  expect(toProductInfo(path)).toEqual({ productId, productCategoryId });
});
