import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { layers } from '../shared/layers';

const Link = styled.a`
  position: fixed;
  z-index: ${layers.skipLink};
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-control);
  background: var(--accent);
  color: var(--on-accent);
  font: var(--type-small);
  font-weight: var(--weight-medium);
  &:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
`;

/** First in the tab order; its target takes the focus because it has a tabindex. */
export function SkipLink() {
  const translate = useTranslate();
  return <Link href="#main-content">{translate('frame.skipLink')}</Link>;
}
