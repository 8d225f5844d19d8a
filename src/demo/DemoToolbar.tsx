import { useRef } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { codeStylings, type CodeStyling } from '../shared/preferences';
import { DemoChoices } from './DemoChoices';
import { toDemoAnchor } from './demoHash';
import type { DemoData, DemoVariantData } from './DemosContext';
import { DemoTools } from './DemoTools';
import { ExpandButton } from './ExpandButton';
import { useToolbarKeys } from './useToolbarKeys';

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
  const { demo, variant, codeStyling, isExpanded } = props;
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
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

  return (
    <div
      ref={root}
      className="demo-toolbar"
      role="toolbar"
      aria-label={t('demo.toolbar')}
      {...toolbar}
    >
      <ExpandButton
        {...getItemProps('expand')}
        hasPreview={variant.previewHtml !== null}
        isExpanded={isExpanded}
        panelId={props.panelId}
        onToggle={props.onToggle}
      />
      <DemoChoices
        demo={demo}
        variants={variants}
        stylings={stylings}
        codeVariant={variant.codeVariant}
        codeStyling={codeStyling}
        toolbar={root}
        getItemProps={getItemProps}
      />
      <DemoTools
        name={demo.name}
        title={props.title}
        variant={variant}
        code={props.code}
        isEdited={props.isEdited}
        anchor={toDemoAnchor(demo.name, variant.codeVariant, hasChoice ? codeStyling : null)}
        getItemProps={getItemProps}
        onResetFocus={props.onResetFocus}
        onReset={props.onReset}
      />
    </div>
  );
}
