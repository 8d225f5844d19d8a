import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { SearchButtonElement } from '../shared/keptText';
import { media } from '../theme/media';
import { toButtonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';

/** It and what follows stand at the end of the header. */
const Trigger = styled.a`
  justify-content: flex-start;
  margin-inline-start: auto;
  inline-size: 13rem;
  padding-inline: var(--space-2);
  color: var(--text-quiet);
  font-weight: 400;
  ${media.phone} {
    inline-size: 2.25rem;
    border-color: transparent;
    background: transparent;
  }
`;

const Label = styled.span`
  flex: 1;
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** As wide as the longer of the two, and empty until the platform is known. */
const Shortcut = styled.kbd`
  min-inline-size: 6ch;
  color: var(--text-quiet);
  font: var(--type-tiny);
  font-family: var(--font-code);
  text-align: end;
  ${media.phone} {
    display: none;
  }
  ${media.touch} {
    visibility: hidden;
  }
`;

interface SearchTriggerProps {
  /** Where it leads without script. */
  href: string;
  /** Called when the reader points at it or comes to it. */
  onApproach(): void;
  /** @param text what was typed with it, where something was. */
  onOpen(by: 'button' | 'typing', text?: string): void;
}

/** What search is opened with in the header: a link, and a button once the page is alive. */
export function SearchTrigger({ href, onApproach, onOpen }: SearchTriggerProps) {
  const translate = useTranslate();
  const [shortcut, setShortcut] = useState<string | null>(null);
  const isAlive = shortcut !== null;

  useEffect(() => {
    setShortcut(/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K');
  }, []);

  const onClick = (event: MouseEvent<SearchButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { keptText } = event.currentTarget;
    delete event.currentTarget.keptText;
    onOpen('button', keptText);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === ' ') onOpen('button');
    else if (/^[\p{L}\p{N}]$/u.test(event.key)) onOpen('typing', event.key);
    else return;
    event.preventDefault();
  };

  return (
    <Trigger
      className={toButtonClass()}
      href={href}
      data-action="search"
      role={isAlive ? 'button' : undefined}
      aria-haspopup={isAlive ? 'dialog' : undefined}
      aria-keyshortcuts={isAlive ? 'Control+K Meta+K /' : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerEnter={onApproach}
      onTouchStart={onApproach}
      onFocus={onApproach}
    >
      <Icon name="search" />
      <Label>{translate('header.search')}</Label>
      <Shortcut aria-hidden="true">{shortcut}</Shortcut>
    </Trigger>
  );
}
