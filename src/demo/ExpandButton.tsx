import { useTranslate } from '../i18n/I18nProvider';
import { Icon } from '../ui/Icon';
import type { ToolbarKeys } from './useToolbarKeys';

type ExpandButtonProps = ReturnType<ToolbarKeys['getItemProps']> & {
  /** Whether a part of the code is shown while it is collapsed. */
  hasPreview: boolean;
  isExpanded: boolean;
  /** Id of what expanding shows. */
  panelId: string;
  onToggle(): void;
};

/** Shows all of the code of a demo, or as much as before. */
export function ExpandButton(props: ExpandButtonProps) {
  const { hasPreview, isExpanded, panelId, onToggle, ...item } = props;
  const t = useTranslate();
  const [expand, collapse] = hasPreview
    ? (['demo.expandCode', 'demo.collapseCode'] as const)
    : (['demo.showCode', 'demo.hideCode'] as const);
  return (
    <button
      {...item}
      className="demo-expand"
      type="button"
      aria-expanded={isExpanded}
      aria-controls={panelId}
      onClick={onToggle}
    >
      <Icon name="chevron-down" size="small" />
      {t(isExpanded ? collapse : expand)}
    </button>
  );
}
