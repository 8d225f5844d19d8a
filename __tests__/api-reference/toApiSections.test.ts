import { toApiSections } from '../../src/api-reference/toApiSections';
import type { ApiReferenceData } from '../../src/shared/apiReference';
import type { PageLink } from '../../src/shared/navigation';
import { apiProp, apiReference } from '../support/apiReference';

const described = { description: '', descriptionHtml: '' };

/** What makes each section, in the order of a page. */
const contents: [string, Partial<ApiReferenceData>, PageLink[]][] = [
  ['props', { props: [apiProp({ name: 'size' })] }, []],
  ['parameters', { parameters: [apiProp({ name: 'size' })] }, []],
  ['return-value', { returns: [apiProp({ name: 'size' })] }, []],
  ['slots', { slots: [{ name: 'root', defaultElement: null, className: null, ...described }] }, []],
  ['classes', { classes: [{ key: 'root', className: '.r', isState: false, ...described }] }, []],
  ['css', { cssVariables: [{ name: '--Button-radius', defaultValue: null }] }, []],
  ['inheritance', { inherits: { name: 'ButtonBase', href: null } }, []],
  ['demos', {}, [{ title: 'Button', pathname: '/material-ui/react-button/' }]],
];

function listSections(more: Partial<ApiReferenceData>, demoPages: readonly PageLink[] = []) {
  const api = apiReference({ name: 'Button', ...more });
  return toApiSections(api, demoPages, (key) => key);
}

it.each(contents)('there is a section %s for one thing in it', (id, more, demoPages) => {
  expect(listSections(more, demoPages)).toEqual([
    { id: 'import', title: 'api.sections.import' },
    { id, title: `api.sections.${id}` },
    { id: 'source', title: 'api.sections.source' },
  ]);
});

it('each section has its place', () => {
  const all = Object.assign({}, ...contents.map(([, more]) => more)) as Partial<ApiReferenceData>;
  const demoPages = contents.flatMap(([, , pages]) => pages);
  expect(listSections(all, demoPages).map(({ id }) => id)).toEqual([
    'import',
    ...contents.map(([id]) => id),
    'source',
  ]);
});

it('where there is nothing else, a page says how to import it and where it comes from', () => {
  expect(listSections({}).map(({ id }) => id)).toEqual(['import', 'source']);
});

it('what an interface has are its members, not props', () => {
  const props = [apiProp({ name: 'field' })];
  expect(listSections({ kind: 'interface', props })[1]).toEqual({
    id: 'props',
    title: 'api.sections.members',
  });
});
