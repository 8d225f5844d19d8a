import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { toApiAnchor, type AnchorSection } from '../shared/apiReference';
import { fieldCss } from '../theme/fieldCss';
import { ApiDisplayToggle } from './ApiDisplayToggle';
import { ApiSectionHeading } from './ApiSectionHeading';
import { ApiScroll } from './ApiTable';
import { PropRows, type ShownProp } from './PropRows';
import { useFilteredNames } from './useFilteredNames';
import { useShowLinked } from './useShowLinked';

/** Lists of so many and more get a filter. */
const filteredFrom = 16;

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-block-end: var(--space-4);
  font: var(--type-small);
  html:not([data-js]) & {
    display: none;
  }
  input {
    ${fieldCss}
    min-inline-size: 14rem;
  }
`;

interface PropsSectionProps {
  id: string;
  title: string;
  owner: string;
  anchor: AnchorSection;
  props: readonly ShownProp[];
}

/** Props of a component, parameters of a hook or members of an interface, with display toggle and filter. */
export function PropsSection({ id, title, owner, anchor, props }: PropsSectionProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const shown = useFilteredNames(props, text);
  const hidden = props.filter(({ name }) => shown?.has(name) === false);
  useShowLinked(
    hidden.map(({ name }) => toApiAnchor(owner, anchor, name)),
    useCallback(() => setText(''), []),
  );
  return (
    <section aria-labelledby={id}>
      <ApiSectionHeading id={id} actions={<ApiDisplayToggle section="props" />}>
        {title}
      </ApiSectionHeading>
      {props.length >= filteredFrom ? (
        <Filter className="screen-only">
          <input
            type="search"
            value={text}
            aria-label={translate('api.filter', { section: title })}
            placeholder={translate('api.filterHint')}
            onChange={(event) => setText(event.target.value)}
          />
          <span role="status">
            {shown ? translate('api.left', { count: shown.size, total: props.length }) : ''}
          </span>
        </Filter>
      ) : null}
      <ApiScroll>
        <PropRows
          owner={owner}
          anchor={anchor}
          props={props}
          label={`${owner}: ${title}`}
          shown={shown}
        />
      </ApiScroll>
    </section>
  );
}
