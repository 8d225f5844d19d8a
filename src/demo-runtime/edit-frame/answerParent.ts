import { createListeners } from '../../shared/createListeners';
import {
  defaultDemoTheme,
  type DemoTheme,
  type DemoThemeStore,
  type EditFrameReply,
  type EditFrameRequest,
} from '../../shared/demoRuntime';
import { takeOnLook } from '../takeOnLook';
import { toEditedCodeError } from './EditedCodeError';
import { evaluateDemo } from './evaluateDemo';
import { createEditedStage } from './editedStage';

type ThemeStore = DemoThemeStore & { set(theme: DemoTheme): void };

function createThemeStore(): ThemeStore {
  let theme = defaultDemoTheme;
  const { subscribe, tell } = createListeners();
  return {
    get: () => theme,
    set(next) {
      theme = next;
      document.body.className = `mode-${next.paletteMode}`;
      document.documentElement.style.colorScheme = next.paletteMode;
      document.documentElement.dir = next.direction;
      tell();
    },
    subscribe,
  };
}

/** What browsers say of observers that changed a size too late; it comes in the next frame, and nothing is wrong. */
const observerNotice = /^ResizeObserver loop /;

/** Runs what the parent sends, and nothing else: no address, no other window. */
export function answerParent(): void {
  const reply = (message: EditFrameReply) => window.parent.postMessage(message, '*');
  let lastMessage = '';
  const fail = (error: unknown) => {
    const { message, line } = toEditedCodeError(error);
    // React reports what a component throws in more than one way.
    if (message === lastMessage) return;
    lastMessage = message;
    reply({ type: 'error', message, ...(line === null ? {} : { line }) });
  };
  const theme = createThemeStore();
  const stage = createEditedStage(theme, {
    onRendered: (height) => reply({ type: 'rendered', height }),
    onError: fail,
  });
  let lastRun = 0;

  const run = async (request: Extract<EditFrameRequest, { type: 'run' }>) => {
    lastRun += 1;
    lastMessage = '';
    const ownRun = lastRun;
    try {
      const entry = await evaluateDemo(request);
      if (ownRun === lastRun) stage.show(entry, request);
    } catch (error) {
      if (ownRun === lastRun) fail(error);
    }
  };

  window.addEventListener('message', ({ source, data }: MessageEvent<EditFrameRequest>) => {
    if (source !== window.parent) return;
    theme.set(data.theme);
    takeOnLook(data.look);
    if (data.type === 'run') void run(data);
  });
  window.addEventListener('error', (event) => {
    if (!observerNotice.test(event.message)) fail(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => fail(event.reason));
  reply({ type: 'ready' });
}
