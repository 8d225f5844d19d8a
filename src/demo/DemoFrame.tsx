import { useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import type { DemoProps } from '../shared/liveIslands';
import { codeVariants } from '../shared/preferences';
import { DemoCode } from './DemoCode';
import { findDocument, toDocuments, type DemoDocument } from './demoDocuments';
import { Frame } from './DemoFrameStyle';
import { toDemoAnchor } from './demoHash';
import { useDemos, type DemoData, type DemoVariantData } from './DemosContext';
import type { StageHandle } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import { EditableStage } from './EditableStage';
import type { RunError } from './EditedDemo';
import { RunErrorMessage } from './RunErrorMessage';
import { toTitle } from './toTitle';
import { useDemoView } from './useDemoView';
import { useEdits } from './useEdits';
import { useExpansion } from './useExpansion';

/** Ids that links to the demo lead to, besides its name. */
function toAnchors({ name, stylings }: DemoData): string[] {
  const prefixes = stylings.length > 1 ? [null, ...stylings] : [null];
  return prefixes.flatMap((styling) =>
    codeVariants.map((variant) => toDemoAnchor(name, variant, styling)),
  );
}

interface LoadedDemoProps extends DemoProps {
  demo: DemoData;
}

/** Frame of a demo whose data is there. */
export function DemoFrame(props: LoadedDemoProps) {
  const { demo } = props;
  const { variant } = useDemoView(demo);
  const documents = useMemo(() => toDocuments(demo), [demo]);
  const shown = variant && findDocument(documents, variant);
  if (!shown) return null;
  return <ShownDemo {...props} variant={variant} documents={documents} shown={shown} />;
}

interface ShownDemoProps extends LoadedDemoProps {
  variant: DemoVariantData;
  documents: readonly DemoDocument[];
  shown: DemoDocument;
}

function ShownDemo({ demo, variant, documents, shown, ...options }: ShownDemoProps) {
  const { name, title = toTitle(name), defaultExpanded = false, background = 'plain' } = options;
  const t = useTranslate();
  const { onAction } = useDemos();
  const panelId = useId();
  const frame = useRef<HTMLElement>(null);
  const stage = useRef<StageHandle>(null);
  const [runError, setRunError] = useState<RunError | null>(null);
  const edits = useEdits(shown);
  const { isExpanded, expand, toggle } = useExpansion(name, frame, defaultExpanded);
  const error = edits.isEdited ? runError : null;

  const edit = () => {
    expand();
    if (edits.sessions.has(shown.key)) return;
    edits.open();
    onAction('edit', name);
  };
  const resetFocus = () => {
    stage.current?.focusStart();
    onAction('reset-focus', name);
  };
  const reset = () => {
    edits.reset();
    stage.current?.reset();
    onAction('reset', name);
  };

  return (
    <Frame
      ref={frame}
      id={name}
      aria-label={t('demo.region', { title })}
      data-expanded={isExpanded || undefined}
      data-background={background}
    >
      {toAnchors(demo).map((anchor) => (
        <span key={anchor} id={anchor} className="demo-anchor" />
      ))}
      <EditableStage
        stage={stage}
        demo={demo}
        title={title}
        height={options.height}
        shown={shown}
        edits={edits}
        onError={setRunError}
      />
      {error && <RunErrorMessage error={error} />}
      <DemoToolbar
        demo={demo}
        title={title}
        variant={variant}
        codeStyling={shown.codeStyling}
        code={edits.code}
        isEdited={edits.isEdited}
        isExpanded={isExpanded}
        panelId={panelId}
        onToggle={toggle}
        onResetFocus={resetFocus}
        onReset={reset}
      />
      <DemoCode
        id={panelId}
        demo={demo}
        title={title}
        documents={documents}
        shown={shown}
        isExpanded={isExpanded}
        edits={edits}
        error={error}
        onEdit={edit}
      />
    </Frame>
  );
}
