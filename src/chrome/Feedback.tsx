import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { track } from '../analytics/track';
import { useTranslate } from '../i18n/I18nProvider';
import { readStored, writeStored } from '../storage/entries';
import { Button } from '../ui/Button';
import { FeedbackForm } from './FeedbackForm';
import { FeedbackRow } from './FeedbackRow';

type Rating = 'yes' | 'no';

const Root = styled.section`
  html:not([data-js]) & {
    display: none;
  }
`;

function toKey(pathname: string): string {
  return `feedback:${pathname}`;
}

function readRating(pathname: string): Rating | null {
  const stored = readStored(toKey(pathname));
  return stored === 'yes' || stored === 'no' ? stored : null;
}

interface FeedbackProps {
  pathname: string;
  /** Where the draft of an issue opens; without a slash at the end. */
  repositoryUrl: string;
}

/**
 * Whether the page helped, and, for who wants to, why. The answer is remembered in this browser and counted when it is given;
 * the reader's words are not sent, but open as the draft of an issue.
 */
export function Feedback({ pathname, repositoryUrl }: FeedbackProps) {
  const translate = useTranslate();
  const id = useId();
  const [rating, setRating] = useState<Rating | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const pressed = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    setRating(readRating(pathname));
    setOpen(false);
    setStatus('');
  }, [pathname]);

  const choose = (next: Rating) => {
    setOpen(true);
    if (next === rating) return;
    setRating(next);
    writeStored(toKey(pathname), next);
    const isSent = track('feedback', { rating: next, page: pathname });
    setStatus(translate(isSent ? 'feedback.sent' : 'feedback.kept'));
  };

  return (
    <Root aria-labelledby={`${id}-question`}>
      <FeedbackRow>
        <p id={`${id}-question`}>{translate('feedback.question')}</p>
        {(['yes', 'no'] as const).map((answer) => (
          <Button
            key={answer}
            ref={rating === answer ? pressed : null}
            isSmall
            data-action={`feedback-${answer}`}
            aria-pressed={rating === answer}
            onClick={() => choose(answer)}
          >
            {translate(`feedback.${answer}`)}
          </Button>
        ))}
        <span role="status">{status}</span>
      </FeedbackRow>
      <FeedbackForm
        isOpen={isOpen}
        label={translate(rating === 'yes' ? 'feedback.whatHelped' : 'feedback.whatIsMissing')}
        pathname={pathname}
        repositoryUrl={repositoryUrl}
        onClose={() => {
          setOpen(false);
          pressed.current?.focus();
        }}
      />
    </Root>
  );
}
