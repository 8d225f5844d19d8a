import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from './announce';
import { Button } from './Button';
import { copiedMilliseconds, copyText } from './copyText';

/** @returns whether something was copied in the last two seconds, and how to copy; a refusal leaves everything as it is. */
export function useCopy(
  copiedLabel: string,
): readonly [boolean, (text: string | Promise<string>) => Promise<boolean>] {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = useCallback(
    async (text: string | Promise<string>) => {
      try {
        await copyText(text);
      } catch {
        return false;
      }
      setCopied(true);
      announce(copiedLabel);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), copiedMilliseconds);
      return true;
    },
    [copiedLabel],
  );
  return [isCopied, copy];
}

interface CopyButtonProps {
  /** What is copied; asked for when the button is pressed. */
  getText(): string;
  label: string;
  copiedLabel: string;
  onCopy?(): void;
}

/** Copy → Copied → Copy after two seconds; as wide as the longer of the two, so that nothing moves. */
export function CopyButton({ getText, label, copiedLabel, onCopy }: CopyButtonProps) {
  const [isCopied, copy] = useCopy(copiedLabel);
  return (
    <Button
      isSmall
      onClick={() => {
        void copy(getText()).then((done) => done && onCopy?.());
      }}
    >
      <span style={{ display: 'grid' }}>
        <span style={{ gridArea: '1 / 1', visibility: isCopied ? 'hidden' : 'visible' }}>
          {label}
        </span>
        <span style={{ gridArea: '1 / 1', visibility: isCopied ? 'visible' : 'hidden' }}>
          {copiedLabel}
        </span>
      </span>
    </Button>
  );
}
