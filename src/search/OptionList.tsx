import { type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { toHighlights } from '../shared/search/toHighlights';
import { media } from '../theme/media';
import { Icon } from '../ui/Icon';
import type { OptionGroup, SearchOption } from './searchOptions';

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-block-size: 0;
  padding: var(--space-3) var(--space-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.low} {
    padding-block: 0;
  }
`;

const Heading = styled.div`
  padding: 0 var(--space-3) var(--space-1);
  color: var(--text-quiet);
  font: var(--type-tiny);
  font-weight: var(--weight-medium);
`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 2.5rem;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-control);
  color: var(--text);
  font: var(--type-small);
  text-decoration: none;
  cursor: pointer;
  scroll-margin-block: var(--space-8);
  ${media.low} {
    padding-block: 0;
    scroll-margin-block: 0;
  }
  &[aria-selected='true'] {
    background: var(--accent-surface);
  }
  &[aria-selected='true']::before {
    position: absolute;
    inset-block: var(--space-2);
    inset-inline-start: 0;
    inline-size: 2px;
    background: var(--accent);
    content: '';
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.span<{ $isCode: boolean }>`
  font-family: ${({ $isCode }) => ($isCode ? 'var(--font-code)' : 'inherit')};
  mark {
    background: none;
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
    @media (forced-colors: active) {
      color: LinkText;
      forced-color-adjust: none;
    }
  }
`;

const Trail = styled.span`
  margin-inline-start: var(--space-2);
  color: var(--text-quiet);
`;

const Kind = styled.span`
  color: var(--text-quiet);
  font: var(--type-tiny);
  white-space: nowrap;
`;

const More = styled.span`
  color: var(--accent);
`;

interface OptionProps {
  option: SearchOption;
  id: string;
  isActive: boolean;
  words: readonly string[];
  onPoint(option: SearchOption): void;
  onChoose(option: SearchOption): void;
}

function Option({ option, id, isActive, words, onPoint, onChoose }: OptionProps) {
  const translate = useTranslate();
  const ref = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);

  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    ref: (element: HTMLElement | null) => {
      ref.current = element;
    },
    onPointerMove: () => {
      if (!isActive) onPoint(option);
    },
    onClick: (event: MouseEvent) => {
      // With a modifier, a link is the browser's own business.
      if (option.type === 'link' && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      onChoose(option);
    },
  };
  if (option.type === 'recent') {
    return (
      <Row {...common}>
        <Icon name="search" size="small" />
        <Words>{option.query}</Words>
      </Row>
    );
  }
  if (option.type === 'more') {
    return (
      <Row {...common}>
        <More>{option.label}</More>
      </Row>
    );
  }
  return (
    <Row {...common} as="a" href={option.href}>
      <Words>
        <Name $isCode={option.kind === 'api' || option.kind === 'prop'}>
          {toHighlights(option.name, words).map(({ text, isMatch }, index) =>
            isMatch ? <mark key={index}>{text}</mark> : text,
          )}
        </Name>
        {option.trail && <Trail> {option.trail}</Trail>}
      </Words>
      <Kind>{translate(`search.kinds.${option.kind}`)}</Kind>
    </Row>
  );
}

interface OptionListProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  active: SearchOption | undefined;
  words: readonly string[];
  onPoint(option: SearchOption): void;
  onChoose(option: SearchOption): void;
}

/** Id of an option's element, for the input that the list belongs to. */
export function toOptionId(listId: string, option: SearchOption): string {
  return `${listId}-${option.key.replace(/[^\w-]/g, '_')}`;
}

/** The list of a combobox: focus stays in the input, which names the active option. */
export function OptionList({
  id,
  label,
  groups,
  active,
  words,
  onPoint,
  onChoose,
}: OptionListProps) {
  return (
    // Browsers let a scrolling box be tabbed to, where nothing would happen: the arrow keys of the input scroll it.
    <List id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {groups.map(({ key, heading, options }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <Heading id={`${id}-${key}`} role="presentation">
            {heading}
          </Heading>
          {options.map((option) => (
            <Option
              key={option.key}
              id={toOptionId(id, option)}
              option={option}
              isActive={option.key === active?.key}
              words={words}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </List>
  );
}
