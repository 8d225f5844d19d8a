import { useState, type RefObject } from 'react';
import type { DemoDocument } from './demoDocuments';
import type { DemoData } from './DemosContext';
import { DemoStage, type StageHandle } from './DemoStage';
import { EditedDemo, type RunError } from './EditedDemo';
import type { Edits } from './useEdits';

interface EditableStageProps {
  stage: RefObject<StageHandle>;
  demo: DemoData;
  title: string;
  /** Pixels. */
  height: number | undefined;
  shown: DemoDocument;
  edits: Edits;
  /** Called with what the reader's code has thrown; null when it runs again. */
  onError(error: RunError | null): void;
}

/** The stage of a demo, on which the reader's own code takes its place once it is changed and has something to show. */
export function EditableStage(props: EditableStageProps) {
  const { stage, demo, title, height, shown, edits, onError } = props;
  const [hasRendered, setRendered] = useState(false);
  const session = edits.sessions.get(shown.key);
  const isReplaced = edits.isEdited && hasRendered;
  return (
    <DemoStage
      ref={stage}
      demo={demo}
      title={title}
      codeStyling={shown.codeStyling}
      height={height}
      isReplaced={isReplaced}
      replacement={
        session !== undefined &&
        edits.code !== null && (
          <EditedDemo
            key={`${shown.key} ${session}`}
            demo={demo}
            title={title}
            variant={shown.variant}
            code={edits.code}
            isShown={isReplaced}
            onRendered={setRendered}
            onError={onError}
          />
        )
      }
    />
  );
}
