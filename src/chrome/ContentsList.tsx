import { useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { HeadingData } from '../shared/content';
import { media } from '../theme/media';
import { toButtonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useActiveHeading } from './useActiveHeading';

const Nav = styled.nav<{ $isOpen: boolean }>`
  font: var(--type-small);
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border-inline-start: 1px solid var(--line);
  }
  ${media.fromContents} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + 1px);
    align-self: start;
    max-block-size: calc(100dvh - var(--header-height) - 1px);
    padding-block: var(--space-8);
    padding-inline-start: var(--space-2);
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: transparent transparent;
    &:hover,
    &:focus-within {
      scrollbar-color: var(--line) transparent;
    }
  }
  ${media.belowContents} {
    max-inline-size: var(--text-width);
    margin-block-end: var(--space-6);
    html[data-js] & > ul {
      display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
      margin-block-start: var(--space-2);
    }
  }
`;

const Title = styled.p`
  margin: 0 0 var(--space-2);
  color: var(--text-quiet);
  font: var(--type-tiny);
  font-weight: var(--weight-medium);
  ${media.belowContents} {
    html[data-js] & {
      display: none;
    }
  }
`;

const Fold = styled.button`
  justify-content: space-between;
  inline-size: 100%;
  > svg {
    transition: transform var(--duration) var(--ease);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.fromContents} {
    display: none;
  }
  html:not([data-js]) & {
    display: none;
  }
`;

const Entry = styled.a`
  position: relative;
  display: block;
  padding: 0.25rem var(--space-2);
  padding-inline-start: var(--space-4);
  border-radius: 0.375rem;
  color: var(--text-quiet);
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  text-decoration: none;
  &[data-depth='3'] {
    padding-inline-start: 1.75rem;
  }
  &[data-depth='4'] {
    padding-inline-start: 2.5rem;
  }
  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: var(--accent);
  }
  &[aria-current]::before {
    position: absolute;
    inset-block: 0.25rem;
    inset-inline-start: -1.5px;
    border-inline-start: 2px solid var(--accent);
    content: '';
  }
  &[aria-current]::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: -0.25rem;
    inline-size: 0.4375rem;
    block-size: 0.5rem;
    background: var(--accent);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    content: '';
  }
`;

interface ContentsListProps {
  headings: readonly HeadingData[];
}

/** The headings of a page, with the one in view marked; under 1200 px folded at the top of the page. */
export function ContentsList({ headings }: ContentsListProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = useMemo(() => headings.filter(({ depth }) => depth <= 3), [headings]);
  const ids = useMemo(() => shown.map((heading) => heading.id), [shown]);
  const [active, choose] = useActiveHeading(ids);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const area = list.current?.parentElement;
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!area || !entry || area.scrollHeight <= area.clientHeight) return;
    const top = entry.getBoundingClientRect().top - area.getBoundingClientRect().top;
    if (top < 48 || top > area.clientHeight - 72) area.scrollTop += top - area.clientHeight / 2;
  }, [active]);

  if (shown.length === 0) return null;
  return (
    <Nav className="screen-only" aria-label={translate('contents.label')} $isOpen={isOpen}>
      <Title aria-hidden="true">{translate('contents.title')}</Title>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-action="contents"
        className={toButtonClass()}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('contents.fold')}
        <Icon name="chevron-down" size="small" />
      </Fold>
      <ul ref={list} id={id}>
        {shown.map((heading) => (
          <li key={heading.id}>
            <Entry
              href={`#${heading.id}`}
              aria-current={heading.id === active ? 'location' : undefined}
              data-depth={heading.depth}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                choose(heading.id);
                setOpen(false);
              }}
            >
              {heading.text}
            </Entry>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
