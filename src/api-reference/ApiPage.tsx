import { Fragment } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { decodeHash } from '../shared/decodeHash';
import type { PageLink } from '../shared/navigation';
import { toApiJsonPathname } from '../shared/toApiJsonPathname';
import { toApiNotes } from '../shared/toApiNotes';
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

/** An API reference, section by section; each section and each item has its anchor. */
export function ApiPage({ api, importHtml, demoPages, sections, hash }: ApiPageProps) {
  const translate = useTranslate();
  const column = (key: string) => translate(`api.${key}`);
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  const has = (id: string) => titles.has(id);
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
      <ApiSectionHeading id="import">{titles.get('import')}</ApiSectionHeading>
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
      {has('props') ? (
        <PropsSection
          id="props"
          title={titles.get('props') ?? ''}
          owner={api.name}
          anchor="prop"
          props={api.props}
        />
      ) : null}
      {has('parameters') ? (
        <PropsSection
          id="parameters"
          title={titles.get('parameters') ?? ''}
          owner={api.name}
          anchor="parameter"
          props={api.parameters}
        />
      ) : null}
      {has('return-value') ? (
        <PropsSection
          id="return-value"
          title={titles.get('return-value') ?? ''}
          owner={api.name}
          anchor="return"
          props={api.returns}
        />
      ) : null}
      {has('slots') ? (
        <NamedSection
          id="slots"
          title={titles.get('slots') ?? ''}
          owner={api.name}
          section="slots"
          anchor="slot"
          columns={[column('name'), column('default'), column('class'), column('description')]}
          rows={api.slots.map(({ name, defaultElement, className, descriptionHtml }) => ({
            name,
            code: name,
            cells: [
              defaultElement === null ? null : <code>{defaultElement}</code>,
              className === null ? null : <code>{className}</code>,
              <Html key="description" html={descriptionHtml} />,
            ],
          }))}
        />
      ) : null}
      {has('classes') ? (
        <NamedSection
          id="classes"
          title={titles.get('classes') ?? ''}
          owner={api.name}
          section="classes"
          anchor="class"
          columns={[column('class'), column('key'), column('description')]}
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
      ) : null}
      {has('css') ? (
        <NamedSection
          id="css"
          title={titles.get('css') ?? ''}
          owner={api.name}
          section="css"
          anchor="css"
          columns={[column('name'), column('default')]}
          rows={api.cssVariables.map(({ name, defaultValue }) => ({
            name,
            code: name,
            cells: [defaultValue === null ? null : <code>{defaultValue}</code>],
          }))}
        />
      ) : null}
      {has('inheritance') ? (
        <>
          <ApiSectionHeading id="inheritance">{titles.get('inheritance')}</ApiSectionHeading>
          <Inheritance api={api} />
        </>
      ) : null}
      {has('demos') ? (
        <>
          <ApiSectionHeading id="demos">{titles.get('demos')}</ApiSectionHeading>
          <div className="prose">
            <ul>
              {demoPages.map(({ title, pathname }) => (
                <li key={pathname}>
                  <a href={pathname}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
        </>
      ) : null}
      <ApiSectionHeading id="source">{titles.get('source')}</ApiSectionHeading>
      <div className="prose">
        <p>
          <code>{api.sourceFile}</code> ({api.packageName} {api.packageVersion})
        </p>
        <p>
          <a href={toApiJsonPathname(api.pathname)}>{translate('api.json')}</a>
        </p>
      </div>
    </LinkedIdContext.Provider>
  );
}
