import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { track } from '../analytics/track';
import { useTranslate } from '../i18n/I18nProvider';
import { useCopy } from '../ui/CopyButton';
import { Icon } from '../ui/Icon';

const Link = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
  min-block-size: 1.75rem;
  color: var(--text-quiet);
  font: var(--type-tiny);
  text-decoration: none;
  &:hover {
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** One on the other, so that the link is as wide as the longer and nothing moves. */
const Labels = styled.span`
  display: grid;
  > span {
    grid-area: 1 / 1;
  }
  > [data-hidden] {
    visibility: hidden;
  }
`;

async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Copies the Markdown twin of the page; without script, and where that fails, a link to it. */
export function CopyPageLink({ pathname }: { pathname: string }) {
  const translate = useTranslate();
  const [isCopied, copy] = useCopy(translate('code.copied'));
  const address = `${pathname}index.md`;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void copy(fetchMarkdown(address)).then((done) => {
      if (done) track('copy', { kind: 'markdown', trigger: 'click' });
      else window.location.assign(address);
    });
  };
  return (
    <Link className="screen-only" href={address} data-action="copy-page" onClick={onClick}>
      <Icon name={isCopied ? 'check' : 'copy'} size="small" />
      <Labels>
        <span data-hidden={isCopied ? '' : undefined}>{translate('page.copyMarkdown')}</span>
        <span data-hidden={isCopied ? undefined : ''}>{translate('code.copied')}</span>
      </Labels>
    </Link>
  );
}
