import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { fieldCss } from '../theme/fieldCss';
import { Button } from '../ui/Button';
import { FeedbackRow } from './FeedbackRow';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  max-inline-size: 32rem;
  margin-block-start: var(--space-4);
  textarea {
    ${fieldCss}
    min-block-size: 6rem;
    padding-block: var(--space-2);
    resize: vertical;
  }
`;

interface FeedbackFormProps {
  isOpen: boolean;
  /** What is asked. */
  label: string;
  /** The page that the words are about. */
  pathname: string;
  /** Where the draft of an issue opens; without a slash at the end. */
  repositoryUrl: string;
  onClose(): void;
}

/**
 * Takes the reader's words, which open as the draft of an issue. Until then they are kept while the form is closed; another page
 * begins without any.
 */
export function FeedbackForm({
  isOpen,
  label,
  pathname,
  repositoryUrl,
  onClose,
}: FeedbackFormProps) {
  const translate = useTranslate();
  const noteId = useId();
  const [comment, setComment] = useState('');
  const text = useRef<HTMLTextAreaElement>(null);

  useEffect(() => setComment(''), [pathname]);
  useEffect(() => {
    if (isOpen) text.current?.focus({ preventScroll: true });
  }, [isOpen]);

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
    onClose();
  };

  if (!isOpen) return null;
  return (
    <Form
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        if (event.key === 'Escape') onClose();
      }}
    >
      <label htmlFor="feedback-message">{label}</label>
      <textarea
        ref={text}
        id="feedback-message"
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        aria-describedby={noteId}
      />
      <span id={noteId} style={{ color: 'var(--text-quiet)' }}>
        {translate('feedback.note')}
      </span>
      <FeedbackRow>
        <Button type="submit" isSmall look="primary">
          {translate('feedback.send')}
        </Button>
        <Button isSmall look="quiet" onClick={onClose}>
          {translate('feedback.cancel')}
        </Button>
      </FeedbackRow>
    </Form>
  );
}
