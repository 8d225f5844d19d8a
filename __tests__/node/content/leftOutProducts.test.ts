import { toLeftOut } from '../../../src/node/content/leftOutProducts';

const products = [
  { id: 'material-ui', prefix: '/material-ui/' },
  { id: 'joy-ui', prefix: '/joy-ui/' },
  { id: 'x-data-grid', prefix: '/x/react-data-grid/' },
];

it('leaves out every product that is not in the list', () => {
  expect(toLeftOut(products, 'joy-ui').prefixes).toEqual(['/material-ui/', '/x/react-data-grid/']);
  expect(toLeftOut(products, 'joy-ui, x-data-grid').prefixes).toEqual(['/material-ui/']);
});

it('names what no product is called', () => {
  expect(toLeftOut(products, 'joy,x-data-grid').unknown).toEqual(['joy']);
});
