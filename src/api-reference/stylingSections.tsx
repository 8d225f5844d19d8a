import { Fragment } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { ApiCode } from './ApiCode';
import { Html } from './Html';
import { NamedSection } from './NamedSection';
import type { ShownReference } from './shownReference';

interface SectionProps {
  api: ShownReference;
  title: string;
}

/** Parts that can be replaced. */
export function SlotsSection({ api, title }: SectionProps) {
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

/** Classes that a component sets. */
export function ClassesSection({ api, title }: SectionProps) {
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

/** Custom properties that a component's styles read. */
export function CssSection({ api, title }: SectionProps) {
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
