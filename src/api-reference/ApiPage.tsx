import { Fragment } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { decodeHash } from '../shared/decodeHash';
import type { PageLink } from '../shared/navigation';
import { toApiJsonPathname } from '../shared/toApiJsonPathname';
import { toApiNotes } from '../shared/toApiNotes';
import { ApiCode } from './ApiCode';
import { ApiSectionHeading } from './ApiSectionHeading';
import { ApiScroll } from './ApiTable';
import { Html } from './Html';
import { LinkedIdContext } from './LinkedIdContext';
import { MarkedText } from './MarkedText';
import { NamedSection } from './NamedSection';
import { PropRows } from './PropRows';
import { PropsSection } from './PropsSection';
import type { ShownReference } from './shownReference';
import type { ApiPageSection } from './toApiSections';
import { useOwnAnchor } from './useOwnAnchor';

const InheritedProps = styled.details`
  max-inline-size: var(--text-width);
  > summary {
    min-block-size: 1.5rem;
    cursor: pointer;
  }
`;

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

function Notes({ api }: { api: ShownReference }) {
  const translate = useTranslate();
  const notes = toApiNotes(api, translate);
  return notes.length > 0 ? (
    <ul>
      {notes.map((note) => (
        <li key={note}>
          <MarkedText text={note} />
        </li>
      ))}
    </ul>
  ) : null;
}

function Inheritance({ api }: { api: ShownReference }) {
  const translate = useTranslate();
  if (!api.inherits) return null;
  const { name, href } = api.inherits;
  return (
    <>
      <div className="prose">
        <p>
          {translate('api.inheritsBefore')} {href ? <a href={href}>{name}</a> : <code>{name}</code>}{' '}
          {translate('api.inheritsAfter')}
        </p>
      </div>
      {api.inheritedProps.length > 0 ? (
        <InheritedProps>
          <summary>
            {translate('api.inheritedProps', { name, count: api.inheritedProps.length })}
          </summary>
          <ApiScroll>
            <PropRows
              owner={api.name}
              anchor="prop"
              props={api.inheritedProps}
              label={translate('api.propsOf', { name })}
            />
          </ApiScroll>
        </InheritedProps>
      ) : null}
    </>
  );
}

interface SectionProps {
  api: ShownReference;
  title: string;
}

function SlotsSection({ api, title }: SectionProps) {
  return (
    <NamedSection
      id="slots"
      title={title}
      owner={api.name}
      section="slots"
      anchor="slot"
      columns={['name', 'default', 'class', 'description']}
      rows={api.slots.map(({ name, defaultElement, className, descriptionHtml }) => ({
        name,
        code: name,
        cells: [
          defaultElement === null ? null : <ApiCode key="default" code={defaultElement} />,
          className === null ? null : <ApiCode key="class" code={className} />,
          <Html key="description" html={descriptionHtml} />,
        ],
      }))}
    />
  );
}

function ClassesSection({ api, title }: SectionProps) {
  const translate = useTranslate();
  return (
    <NamedSection
      id="classes"
      title={title}
      owner={api.name}
      section="classes"
      anchor="class"
      columns={['class', 'key', 'description']}
      rows={api.classes.map(({ key, className, isState, descriptionHtml }) => ({
        name: key,
        code: className,
        cells: [
          isState ? null : <code>{key}</code>,
          <Fragment key="description">
            <Html html={descriptionHtml} />
            {isState ? <p>{translate('api.state')}</p> : null}
          </Fragment>,
        ],
      }))}
    />
  );
}

function CssSection({ api, title }: SectionProps) {
  return (
    <NamedSection
      id="css"
      title={title}
      owner={api.name}
      section="css"
      anchor="css"
      columns={['name', 'default']}
      rows={api.cssVariables.map(({ name, defaultValue }) => ({
        name,
        code: name,
        cells: [defaultValue === null ? null : <ApiCode key="default" code={defaultValue} />],
      }))}
    />
  );
}

function Introduction({ api, importHtml }: Pick<ApiPageProps, 'api' | 'importHtml'>) {
  return (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: importHtml }} />
      <div className="prose">
        <Html html={api.descriptionHtml} />
        {api.callSignatureHtml ? (
          <p>
            <code dangerouslySetInnerHTML={{ __html: api.callSignatureHtml }} />
          </p>
        ) : null}
        <Notes api={api} />
      </div>
    </>
  );
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
