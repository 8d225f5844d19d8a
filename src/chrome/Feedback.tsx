import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { track } from '../analytics/track';
import { useTranslate } from '../i18n/I18nProvider';
import { readStored, writeStored } from '../storage/entries';
import { Button } from '../ui/Button';

type Rating = 'yes' | 'no';

const Root = styled.section`
  html:not([data-js]) & {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  > p {
    margin: 0;
    margin-inline-end: var(--space-2);
  }
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  max-inline-size: 32rem;
  margin-block-start: var(--space-4);
  textarea {
    min-block-size: 6rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface-1);
    color: var(--text);
    resize: vertical;
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
  const [comment, setComment] = useState('');
  const pressed = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    setRating(readRating(pathname));
    setOpen(false);
    setStatus('');
    setComment('');
  }, [pathname]);

  const choose = (next: Rating) => {
    setOpen(true);
    if (next === rating) return;
    setRating(next);
    writeStored(toKey(pathname), next);
    const isSent = track('feedback', { rating: next, page: pathname });
    setStatus(translate(isSent ? 'feedback.sent' : 'feedback.kept'));
  };
  const close = () => {
    setOpen(false);
    pressed.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (comment.trim() !== '') {
      const draft = new URLSearchParams({
        title: translate('feedback.issueTitle', { page: pathname }),
        body: comment.trim(),
      });
      window.open(`${repositoryUrl}/issues/new?${draft.toString()}`, '_blank', 'noopener');
    }
    setComment('');
    close();
  };
  useEffect(() => {
    if (isOpen) text.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <Root aria-labelledby={`${id}-question`}>
      <Row>
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
      </Row>
      {isOpen && (
        <Form
          onSubmit={send}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
            if (event.key === 'Escape') close();
          }}
        >
          <label htmlFor="feedback-message">
            {translate(rating === 'yes' ? 'feedback.whatHelped' : 'feedback.whatIsMissing')}
          </label>
          <textarea
            ref={text}
            id="feedback-message"
            maxLength={500}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
            aria-describedby={`${id}-note`}
          />
          <span id={`${id}-note`} style={{ color: 'var(--text-quiet)' }}>
            {translate('feedback.note')}
          </span>
          <Row>
            <Button type="submit" isSmall look="primary">
              {translate('feedback.send')}
            </Button>
            <Button isSmall look="quiet" onClick={close}>
              {translate('feedback.cancel')}
            </Button>
          </Row>
        </Form>
      )}
    </Root>
  );
}
