import { Fragment } from 'react';
import type { CodeToken } from './printJsx';

interface PlaygroundCodeProps {
  open: readonly CodeToken[][];
  close: readonly CodeToken[][];
  /** Highlighted elements that stand between; null for none. */
  childrenHtml: string | null;
  label: string;
}

function Line({ tokens }: { tokens: readonly CodeToken[] }) {
  return tokens.map(({ text, kind }, index) => (
    <span key={index} className={kind}>
      {text}
    </span>
  ));
}

function Lines({ lines }: { lines: readonly CodeToken[][] }) {
  return lines.map((tokens, index) => (
    <Fragment key={index}>
      <Line tokens={tokens} />
      {'\n'}
    </Fragment>
  ));
}

/** The JSX of a playground's state. */
export function PlaygroundCode({ open, close, childrenHtml, label }: PlaygroundCodeProps) {
  return (
    <pre dir="ltr" role="group" aria-label={label} tabIndex={0}>
      <code>
        <Lines lines={open} />
        {childrenHtml !== null && (
          <span
            dangerouslySetInnerHTML={{ __html: `${childrenHtml.replace(/^(?=.)/gm, '  ')}\n` }}
          />
        )}
        <Lines lines={close} />
      </code>
    </pre>
  );
}
