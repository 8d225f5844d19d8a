import { useTranslate } from '../i18n/I18nProvider';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import { IconButton } from '../ui/Button';
import { useCopy } from '../ui/CopyButton';
import type { IconName } from '../ui/Icon';
import { linkActions, type DemoAction } from './demoActions';
import { useDemos, type DemoVariantData } from './DemosContext';
import type { SandboxHost } from './openSandbox';
import { toPlainCode } from './toPlainCode';
import type { ToolbarKeys } from './useToolbarKeys';

interface DemoToolsProps {
  /** Of the demo. */
  name: string;
  title: string;
  variant: DemoVariantData;
  /** Code as it is shown, with the reader's changes; null until it is there. */
  code: string | null;
  isEdited: boolean;
  /** Section of the page that a link leads to. */
  anchor: string;
  getItemProps: ToolbarKeys['getItemProps'];
  onResetFocus(): void;
  onReset(): void;
}

/** What can be done with the demo that is shown: copy it, open it elsewhere, link to it, begin anew. */
export function DemoTools(props: DemoToolsProps) {
  const { name, title, variant, code, isEdited, anchor, getItemProps } = props;
  const t = useTranslate();
  const { onAction } = useDemos();
  const [isSourceCopied, copySource] = useCopy(t('demo.copied'));
  const [isLinkCopied, copyLink] = useCopy(t('demo.copied'));

  const report = (action: DemoAction) => onAction(action, name);
  const toLink = () => `${window.location.origin}${window.location.pathname}#${anchor}`;
  const open = async (host: SandboxHost) => {
    if (code === null || !variant.code) return;
    report(host);
    const { openSandbox, openEditedSandbox } = await import('./openSandbox');
    const files = variant.code.files.map(({ path, html }) => ({ path, code: toPlainCode(html) }));
    const project = { ...variant, title, code, files };
    if (isEdited) await openEditedSandbox(host, project);
    else openSandbox(host, project);
  };
  const toButton = (id: string, icon: IconName, label: string, onClick: () => void) => (
    <IconButton {...getItemProps(id)} icon={icon} label={label} onClick={onClick} />
  );

  return (
    <span className="demo-tools">
      {toButton(
        'copy',
        isSourceCopied ? 'check' : 'copy',
        t(isEdited ? 'demo.copyEdited' : 'demo.copySource'),
        () => code !== null && void copySource(code).then((done) => done && report('copy-click')),
      )}
      {toButton(
        'stackblitz',
        'bolt',
        t(isEdited ? 'demo.stackblitzEdited' : 'demo.stackblitz'),
        () => void open('stackblitz').catch(() => reloadIfOutdated()),
      )}
      {toButton(
        'codesandbox',
        'box',
        t(isEdited ? 'demo.codesandboxEdited' : 'demo.codesandbox'),
        () => void open('codesandbox').catch(() => reloadIfOutdated()),
      )}
      {toButton(
        'link',
        isLinkCopied ? 'check' : 'link',
        t(variant.codeVariant === 'TS' ? 'demo.copyLinkTs' : 'demo.copyLinkJs'),
        () =>
          void copyLink(toLink()).then((done) => done && report(linkActions[variant.codeVariant])),
      )}
      {toButton('focus', 'target', t('demo.resetFocus'), props.onResetFocus)}
      {toButton('reset', 'reset', t('demo.resetDemo'), props.onReset)}
    </span>
  );
}
