import { toQuerySource } from '../../../src/node/pages/toQuerySource';

describe('what Gatsby looks for queries in', () => {
  it.each([
    'export const query = graphql`{ site { id } }`;',
    "import { graphql } from 'gatsby';",
    'export function Head() {}',
    'export const Head = () => null;',
    'export async function config() {}',
    'export async function getServerData() {}',
    "export {\n  Page as default,\n  Head,\n} from './Page';",
  ])('is the script as it is: %s', (script) => {
    expect(toQuerySource(script)).toBeUndefined();
  });

  it.each([
    'export interface Heading { id: string }',
    'export function Header() { return config; }',
    "import { Head } from './Head';\nexport const Page = () => Head;",
  ])('is nothing for a script without them: %s', (script) => {
    expect(toQuerySource(script)).toBe('export {};');
  });
});
