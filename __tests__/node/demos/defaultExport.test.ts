import { hasDefaultExport } from '../../../src/node/demos/defaultExport';

describe('hasDefaultExport', () => {
  const has = (code: string) => hasDefaultExport(code, 'Tides.tsx');

  it.each([
    'export default function Tides() {}',
    'export default class Tides extends Component {}',
    'export default memo(Tides);',
    'export default styled.div`color: red`;',
    'function Tides() {}\nexport { Tides as default };',
    'interface Tides {}\nconst Tides = () => null;\nexport default Tides;',
    'import Tides from "./Tides";\nexport default Tides;',
    'export { default } from "./Tides";',
  ])('takes %j for a component', (code) => {
    expect(has(code)).toBe(true);
  });

  it.each([
    'export function Tides() {}',
    'export default interface Tides {}',
    'interface Tides {}\nexport default Tides;',
    'type Tides = string;\nexport { Tides as default };',
    'export type { Tides as default } from "./Tides";',
    'import { Tides } from "./Tides";\nexport { type Tides as default };',
    'export default 5;',
    'export default -5;',
    'export default "Tides";',
    'export default `Tides ${1}`;',
    'export default null;',
    'export default { Tides };',
    'export default [Tides];',
    'export default <p>Tides</p>;',
    'export default <></>;',
  ])('takes %j for none', (code) => {
    expect(has(code)).toBe(false);
  });
});
