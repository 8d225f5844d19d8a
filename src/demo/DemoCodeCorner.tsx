import { useTranslate } from '../i18n/I18nProvider';

interface DemoCodeCornerProps {
  /** Whether the code is not what it was at first. */
  isEdited: boolean;
  /** Whether the reader is offered to edit it. */
  isEditable: boolean;
  /** Id of what says how to edit. */
  enterHintId: string;
  /** Id of what says how to leave the editor. */
  leaveHintId: string;
  onEdit(): void;
}

/** What is said of the code of a demo in its corner: whether and how it is edited. */
export function DemoCodeCorner(props: DemoCodeCornerProps) {
  const { isEdited, isEditable, enterHintId, leaveHintId, onEdit } = props;
  const t = useTranslate();
  return (
    <div className="demo-code-corner">
      {isEdited && (
        <span className="demo-edited-note" data-unsaved="">
          {t('demo.edited')}
        </span>
      )}
      <span id={enterHintId} className="demo-hint demo-hint-enter">
        {t('demo.editHint')}
      </span>
      <span id={leaveHintId} className="demo-hint demo-hint-leave">
        {t('demo.leaveHint')}
      </span>
      {isEditable && (
        // The code itself is the tab stop, and Enter on it does the same.
        <button type="button" className="demo-edit" tabIndex={-1} onClick={onEdit}>
          {t('demo.edit')}
        </button>
      )}
    </div>
  );
}
