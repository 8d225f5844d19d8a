import { useMemo, useRef } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { editFramePathname } from '../shared/demoRuntime';
import type { DemoData, DemoVariantData } from './DemosContext';
import { stageCell } from './DemoStage';
import { toPlainCode } from './toPlainCode';
import { useEditFrameReplies } from './useEditFrameReplies';
import { useEditFrameRequests } from './useEditFrameRequests';

export interface RunError {
  message: string;
  /** 1-based line of the edited code. */
  line?: number;
}

interface EditedDemoProps {
  demo: DemoData;
  title: string;
  variant: DemoVariantData;
  code: string;
  /** Whether it is shown in the place of the demo; before, it only gets ready. */
  isShown: boolean;
  /** Called with true when it has something to show, and with false when it goes. */
  onRendered(isRendered: boolean): void;
  /** Null when the code runs again. */
  onError(error: RunError | null): void;
}

/** Local files of a demo by the path that its code imports. */
function toFiles({ code }: DemoVariantData): Record<string, string> {
  return Object.fromEntries((code?.files ?? []).map(({ path, html }) => [path, toPlainCode(html)]));
}

/** The reader's own code in a frame that reaches nothing of the site: its origin is opaque. */
export function EditedDemo(props: EditedDemoProps) {
  const { demo, title, variant, code, isShown, onRendered, onError } = props;
  const t = useTranslate();
  const isFramed = demo.renders.some(({ frameUrl }) => frameUrl !== null);
  const frame = useRef<HTMLIFrameElement>(null);
  const files = useMemo(() => toFiles(variant), [variant]);
  const { isReady, height, awaitReply } = useEditFrameReplies(frame, onRendered, onError);
  const run = { code, name: demo.name, styling: variant.codeStyling, isFramed, files };
  useEditFrameRequests(frame, isReady, run, awaitReply);

  return (
    <iframe
      ref={frame}
      className="demo-edited"
      sandbox="allow-scripts"
      src={editFramePathname}
      title={t('demo.editedTitle', { title })}
      data-waiting={!isShown || undefined}
      tabIndex={isShown ? undefined : -1}
      // Beside a demo with a viewport of its own it has the same, and scrolls.
      style={{ gridArea: stageCell, blockSize: isFramed ? '100%' : (height ?? undefined) }}
    />
  );
}
