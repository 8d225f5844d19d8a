import { useRef } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import { useCodePreferences } from '../preferences/useCodePreferences';
import { codeStylings, type CodeStyling, type CodeVariant } from '../shared/preferences';
import { IconButton } from '../ui/Button';
import { useCopy } from '../ui/CopyButton';
import { Icon, type IconName } from '../ui/Icon';
import { linkActions, stylingActions, variantActions, type DemoAction } from './demoActions';
import { toDemoAnchor } from './demoHash';
import { useDemos, type DemoData, type DemoVariantData } from './DemosContext';
import { keepInPlace } from './keepInPlace';
import { type SandboxHost } from './openSandbox';
import { toPlainCode } from './toPlainCode';
import { toAskedStylings } from './useDemoView';
import { useToolbarKeys } from './useToolbarKeys';

const stylingLabels: Readonly<Record<CodeStyling, string>> = {
  System: 'demo.stylingSystem',
  Tailwind: 'demo.stylingTailwind',
  CSS: 'demo.stylingCss',
};

interface DemoToolbarProps {
  demo: DemoData;
  title: string;
  variant: DemoVariantData;
  codeStyling: CodeStyling;
  /** Code as it is shown, with the reader's changes; null until it is there. */
  code: string | null;
  isEdited: boolean;
  isExpanded: boolean;
  /** Id of what expanding shows. */
  panelId: string;
  onToggle(): void;
  onResetFocus(): void;
  onReset(): void;
}

/** Everything that a reader can do with a demo, with one tab stop. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { demo, title, variant, codeStyling, code, isEdited, isExpanded, panelId } = props;
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const { onAction, hasStylings, prepare } = useDemos();
  const { setCodeVariant, setCodeStyling } = useCodePreferences();
  const [isSourceCopied, copySource] = useCopy(t('demo.copied'));
  const [isLinkCopied, copyLink] = useCopy(t('demo.copied'));

  const stylings = codeStylings.filter((one) => demo.stylings.includes(one));
  const variants = (['TS', 'JS'] as const).filter((one) =>
    demo.variants.some(({ codeVariant }) => codeVariant === one),
  );
  const hasChoice = stylings.length > 1;
  const { toolbar, getItemProps } = useToolbarKeys([
    'expand',
    ...variants,
    ...(hasChoice ? stylings : []),
    'copy',
    'stackblitz',
    'codesandbox',
    'link',
    'focus',
    'reset',
  ]);

  const report = (action: DemoAction) => onAction(action, demo.name);
  /** Waits for the code and styles that the choice shows, so that nothing is empty or bare in between. */
  const choose = (change: () => void, styling = codeStyling) => {
    const show = () => keepInPlace(root.current, change);
    const prepared = prepare(styling);
    if (prepared) void prepared.then(show);
    else show();
  };
  const chooseVariant = (choice: CodeVariant) => {
    choose(() => setCodeVariant(choice));
    report(variantActions[choice]);
  };
  const chooseStyling = (choice: CodeStyling) => {
    choose(() => setCodeStyling(choice), choice);
    report(stylingActions[choice]);
  };
  const toLink = () => {
    const anchor = toDemoAnchor(demo.name, variant.codeVariant, hasChoice ? codeStyling : null);
    return `${window.location.origin}${window.location.pathname}#${anchor}`;
  };
  const open = async (host: SandboxHost) => {
    if (code === null || !variant.code) return;
    report(host);
    const { openSandbox, openEditedSandbox } = await import('./openSandbox');
    const files = variant.code.files.map(({ path, html }) => ({ path, code: toPlainCode(html) }));
    const project = { ...variant, title, code, files };
    if (isEdited) await openEditedSandbox(host, project);
    else openSandbox(host, project);
  };
  const toExpandLabel = () => {
    if (variant.previewHtml === null) return t(isExpanded ? 'demo.hideCode' : 'demo.showCode');
    return t(isExpanded ? 'demo.collapseCode' : 'demo.expandCode');
  };
  const toButton = (id: string, icon: IconName, label: string, onClick: () => void) => (
    <IconButton {...getItemProps(id)} icon={icon} label={label} onClick={onClick} />
  );

  return (
    <div
      ref={root}
      className="demo-toolbar"
      role="toolbar"
      aria-label={t('demo.toolbar')}
      {...toolbar}
    >
      <button
        {...getItemProps('expand')}
        className="demo-expand"
        type="button"
        aria-expanded={isExpanded}
        aria-controls={panelId}
        onClick={props.onToggle}
      >
        <Icon name="chevron-down" size="small" />
        {toExpandLabel()}
      </button>
      <span className="demo-choice">
        {variants.map((choice) => (
          <button
            key={choice}
            {...getItemProps(choice)}
            type="button"
            data-variant-choice={choice}
            aria-label={t(choice === 'TS' ? 'demo.showTs' : 'demo.showJs')}
            aria-pressed={variant.codeVariant === choice}
            onClick={() => chooseVariant(choice)}
          >
            {choice}
          </button>
        ))}
      </span>
      {hasChoice && (
        <span className="demo-choice">
          {stylings.map((choice) => (
            <button
              key={choice}
              {...getItemProps(choice)}
              type="button"
              data-pressed-for={toAskedStylings(demo, choice)}
              aria-pressed={codeStyling === choice}
              onClick={() => chooseStyling(choice)}
            >
              {t(stylingLabels[choice])}
            </button>
          ))}
        </span>
      )}
      {hasStylings && stylings.length < codeStylings.length && (
        <span
          className="demo-note"
          data-for-stylings={codeStylings.filter((one) => !stylings.includes(one)).join(' ')}
        >
          {t('demo.systemOnly')}
        </span>
      )}
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
            void copyLink(toLink()).then(
              (done) => done && report(linkActions[variant.codeVariant]),
            ),
        )}
        {toButton('focus', 'target', t('demo.resetFocus'), props.onResetFocus)}
        {toButton('reset', 'reset', t('demo.resetDemo'), props.onReset)}
      </span>
    </div>
  );
}
