import { useTranslate } from '../i18n/I18nProvider';
import { decodeHash } from '../shared/decodeHash';
import type { PageLink } from '../shared/navigation';
import { toApiJsonPathname } from '../shared/toApiJsonPathname';
import { ApiCode } from './ApiCode';
import { ApiSectionHeading } from './ApiSectionHeading';
import { Html } from './Html';
import { Inheritance } from './Inheritance';
import { Introduction } from './Introduction';
import { LinkedIdContext } from './LinkedIdContext';
import { PropsSection } from './PropsSection';
import type { ShownReference } from './shownReference';
import { ClassesSection, CssSection, SlotsSection } from './stylingSections';
import type { ApiPageSection } from './toApiSections';
import { useOwnAnchor } from './useOwnAnchor';

interface ApiPageProps {
  api: ShownReference;
  /** HTML of the import statements as a code block. */
  importHtml: string;
  /** Pages whose front matter names it. */
  demoPages: readonly PageLink[];
  sections: readonly ApiPageSection[];
  /** Hash of the address, with its mark; empty on the server. */
  hash: string;
}

function DemoPages({ pages }: { pages: readonly PageLink[] }) {
  return (
    <div className="prose">
      <ul>
        {pages.map(({ title, pathname }) => (
          <li key={pathname}>
            <a href={pathname}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Source({ api }: { api: ShownReference }) {
  const translate = useTranslate();
  return (
    <div className="prose">
      <p>
        <ApiCode code={api.sourceFile} /> ({api.packageName} {api.packageVersion})
      </p>
      <p>
        <a href={toApiJsonPathname(api.pathname)}>{translate('api.json')}</a>
      </p>
    </div>
  );
}

/** What of a reference is a list of props, by the id of its section. */
const propLists = [
  { id: 'props', anchor: 'prop', list: 'props' },
  { id: 'parameters', anchor: 'parameter', list: 'parameters' },
  { id: 'return-value', anchor: 'return', list: 'returns' },
] as const;

/** An API reference, section by section; each section and each item has its anchor. */
export function ApiPage({ api, importHtml, demoPages, sections, hash }: ApiPageProps) {
  const translate = useTranslate();
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  const has = (id: string) => titles.has(id);
  const toTitle = (id: string) => titles.get(id) ?? '';
  const linkedId = decodeHash(hash);
  useOwnAnchor(linkedId);
  return (
    <LinkedIdContext.Provider value={linkedId}>
      {api.deprecatedHtml === null ? null : (
        <div className="prose">
          <p>
            <strong>{translate('api.deprecated')}</strong>
          </p>
          <Html html={api.deprecatedHtml} />
        </div>
      )}
      <ApiSectionHeading id="import">{toTitle('import')}</ApiSectionHeading>
      <Introduction api={api} importHtml={importHtml} />
      {propLists.map(({ id, anchor, list }) =>
        has(id) ? (
          <PropsSection
            key={id}
            id={id}
            title={toTitle(id)}
            owner={api.name}
            anchor={anchor}
            props={api[list]}
          />
        ) : null,
      )}
      {has('slots') ? <SlotsSection api={api} title={toTitle('slots')} /> : null}
      {has('classes') ? <ClassesSection api={api} title={toTitle('classes')} /> : null}
      {has('css') ? <CssSection api={api} title={toTitle('css')} /> : null}
      {has('inheritance') ? (
        <>
          <ApiSectionHeading id="inheritance">{toTitle('inheritance')}</ApiSectionHeading>
          <Inheritance api={api} />
        </>
      ) : null}
      {has('demos') ? (
        <>
          <ApiSectionHeading id="demos">{toTitle('demos')}</ApiSectionHeading>
          <DemoPages pages={demoPages} />
        </>
      ) : null}
      <ApiSectionHeading id="source">{toTitle('source')}</ApiSectionHeading>
      <Source api={api} />
    </LinkedIdContext.Provider>
  );
}
