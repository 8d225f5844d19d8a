import { toPropsExcerpt } from '../../../src/node/api-reference/toPropsExcerpt';
import { readInstalledReferences } from '../../support/readInstalledReferences';

const chip = readInstalledReferences().references.find(({ key }) => key === 'material-ui/Chip');
if (!chip) throw new Error('@mui/material has no Chip.');

function readNames(html: string): string[] {
  return [...html.matchAll(/<th scope="row">.*?<code>(\w+)<\/code>/g)].map(([, name = '']) => name);
}

test('shows the props that are asked for, in that order, each linked to its place', () => {
  const html = toPropsExcerpt(chip, ' size,color, variant');
  expect(readNames(html)).toEqual(['size', 'color', 'variant']);
  expect(html).toContain('href="/material-ui/api/chip/#chip-prop-size"');
  expect(html).toContain("<code>'medium'</code>");
});

test('shows all of them where nothing is asked for', () => {
  expect(readNames(toPropsExcerpt(chip, undefined))).toEqual(chip.props.map(({ name }) => name));
});
