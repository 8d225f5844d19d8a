import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { toApiJson, type ApiJson } from '../../../src/node/output/toApiJson';
import { toTwinFile, writeApiTwins } from '../../../src/node/output/writeApiTwins';
import { apiProp, apiReference } from '../../support/apiReference';
import { readInstalledReferences } from '../../support/readInstalledReferences';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const schema = JSON.parse(readFileSync('static/schemas/api.json', 'utf8')) as object;
const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  schema,
);

describe('the JSON twins of the API pages', () => {
  const folder = createTemporaryFolder('twins');
  const apiReferences = readInstalledReferences().references.map((item) => ({
    ...item,
    id: item.key,
  }));
  const docsPages = [
    {
      pathname: '/material-ui/react-button-group/',
      product: 'material-ui',
      components: ['ButtonGroup', 'Button'],
    },
    { pathname: '/material-ui/react-button/', product: 'material-ui', components: ['Button'] },
    {
      pathname: '/base-ui/react-slider/',
      product: 'base-ui',
      components: [],
      hooks: ['useSlider'],
    },
  ].map((page) => ({ hooks: [], ...page }));
  type Site = Parameters<typeof writeApiTwins>[1];

  beforeAll(() => {
    writeApiTwins(folder, { apiReferences, docsPages } as unknown as Site);
  });

  const read = (pathname: string) =>
    JSON.parse(readFileSync(path.join(folder, toTwinFile(pathname)), 'utf8')) as ApiJson;

  it('all follow the published schema', () => {
    const wrong = apiReferences.flatMap(({ pathname }) =>
      validate(read(pathname)) ? [] : [{ pathname, errors: validate.errors }],
    );
    expect(wrong).toEqual([]);
    expect(apiReferences.length).toBeGreaterThan(305);
  });

  it('would fail the schema with anything else in them', () => {
    const twin = read('/material-ui/api/button/');
    expect(validate({ ...twin, more: true })).toBe(false);
    expect(validate({ ...twin, props: [{ name: 'x' }] })).toBe(false);
  });

  it('lie beside the pages and say which pages show the component', () => {
    expect(toTwinFile('/material-ui/api/button/')).toBe('material-ui/api/button.json');
    expect(read('/material-ui/api/button/').demos).toEqual([
      '/material-ui/react-button/',
      '/material-ui/react-button-group/',
    ]);
    expect(read('/base-ui/api/use-slider/').demos).toEqual(['/base-ui/react-slider/']);
    expect(read('/joy-ui/api/button/').demos).toEqual([]);
  });

  it('tell own props from those that are handed on', () => {
    const { props, inherits } = read('/material-ui/api/button/');
    const from = (name: string) => props.find((prop) => prop.name === name)?.inheritedFrom;
    expect(inherits).toBe('ButtonBase');
    expect(from('variant')).toBeNull();
    expect(from('centerRipple')).toBe('ButtonBase');
  });
});

describe('toApiJson', () => {
  it('gives the reason of a deprecation as text, also where none is given', () => {
    const reference = apiReference({
      name: 'Button',
      props: [
        apiProp({ name: 'a', deprecatedHtml: '<p>Use <code>&#x3C;b></code> &amp; c.</p>' }),
        apiProp({ name: 'b', deprecatedHtml: '' }),
        apiProp({ name: 'c' }),
      ],
    });
    expect(toApiJson(reference, []).props.map(({ deprecated }) => deprecated)).toEqual([
      'Use <b> & c.',
      'Deprecated.',
      null,
    ]);
  });
});
