import { track } from '../analytics/track';
import { useToolbarKeys } from '../demo/useToolbarKeys';
import { useTranslate } from '../i18n/I18nProvider';
import { IconButton } from '../ui/Button';
import { useCopy } from '../ui/CopyButton';

interface PlaygroundActionsProps {
  toCode(): string;
  /** Address of this page with the choices in it. */
  toLink(): string;
  onReset(): void;
}

/** What a reader takes away from a playground, and the way back to its start. */
export function PlaygroundActions({ toCode, toLink, onReset }: PlaygroundActionsProps) {
  const t = useTranslate();
  const [isCodeCopied, copyCode] = useCopy(t('playground.copied'));
  const [isLinkCopied, copyLink] = useCopy(t('playground.copied'));
  const { toolbar, getItemProps } = useToolbarKeys(['copy', 'link', 'reset']);
  return (
    <div className="actions" role="toolbar" aria-label={t('playground.actions')} {...toolbar}>
      <IconButton
        {...getItemProps('copy')}
        icon={isCodeCopied ? 'check' : 'copy'}
        label={t('playground.copy')}
        onClick={() =>
          void copyCode(toCode()).then(
            (done) => done && track('copy', { kind: 'playground', trigger: 'click' }),
          )
        }
      />
      <IconButton
        {...getItemProps('link')}
        icon={isLinkCopied ? 'check' : 'link'}
        label={t('playground.copyLink')}
        onClick={() =>
          void copyLink(toLink()).then(
            (done) => done && track('copy', { kind: 'link', trigger: 'click' }),
          )
        }
      />
      <IconButton
        {...getItemProps('reset')}
        icon="reset"
        label={t('playground.reset')}
        onClick={onReset}
      />
    </div>
  );
}
