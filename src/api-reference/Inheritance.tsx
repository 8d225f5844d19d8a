import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { ApiScroll } from './ApiTable';
import { PropRows } from './PropRows';
import type { ShownReference } from './shownReference';

const InheritedProps = styled.details`
  max-inline-size: var(--text-width);
  > summary {
    min-block-size: 1.5rem;
    cursor: pointer;
  }
`;

/** What a component hands its unknown props on to, and the list of these, folded. */
export function Inheritance({ api }: { api: ShownReference }) {
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
