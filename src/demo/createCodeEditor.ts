import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, Prec, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, type DecorationSet } from '@codemirror/view';
import { codeHighlighter } from '../shared/codeHighlighter';
import { media } from '../theme/media';

/** It needs the editor's parser. */
export { hasTypes } from './hasTypes';

export interface CodeEditor {
  focus(): void;
  /** Marks a line (1-based) as the one with an error; null takes the mark away. */
  markError(line: number | null): void;
  destroy(): void;
}

interface CodeEditorOptions {
  parent: HTMLElement;
  code: string;
  isTypeScript: boolean;
  /** Name of the editor for assistive technology. */
  label: string;
  /** Id of the element that says how to leave. */
  describedBy: string;
  onChange(code: string): void;
  /** Escape was pressed. */
  onLeave(): void;
}

const setErrorLine = StateEffect.define<number | null>();
const errorLine = Decoration.line({ class: 'demo-error-line' });

function toErrorMark(state: EditorState, line: number | null): DecorationSet {
  if (line === null || line > state.doc.lines) return Decoration.none;
  return Decoration.set(errorLine.range(state.doc.line(line).from));
}

const errorMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(mark, { effects, changes, state }) {
    const effect = effects.find((one) => one.is(setErrorLine));
    return effect ? toErrorMark(state, effect.value) : mark.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * The box of static code, so that nothing moves when the editor takes its place; the frame gives font and space. Where a finger points
 * the text is larger than that of static code, without which an iPhone zooms in on it.
 */
const plainBox = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'visible', font: 'inherit', lineHeight: 'inherit' },
  '.cm-content': { padding: '0', caretColor: 'var(--code-text)' },
  '.cm-line': { padding: '0' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--line-highlight)' },
  [media.touch]: { '.cm-content': { fontSize: '1rem' } },
});

/**
 * An editor for the code of a demo. Tab keeps its meaning on the page (it moves the focus on), Escape leaves.
 * The module is large and loaded on demand.
 */
export function createCodeEditor(options: CodeEditorOptions): CodeEditor {
  const { parent, code, isTypeScript, label, describedBy, onChange, onLeave } = options;
  // A line break at the end would be a line more than static code shows.
  const end = code.endsWith('\n') ? '\n' : '';
  const leave = () => {
    onLeave();
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code.slice(0, code.length - end.length),
      extensions: [
        Prec.highest(keymap.of([{ key: 'Escape', run: leave }])),
        history(),
        indentOnInput(),
        bracketMatching(),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        isTypeScript ? tsxLanguage : jsxLanguage,
        syntaxHighlighting(codeHighlighter),
        errorMark,
        plainBox,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          // The place around it is the tab stop; Enter leads from there to here.
          tabindex: '-1',
          dir: 'ltr',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString() + end);
        }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    markError: (line) => view.dispatch({ effects: setErrorLine.of(line) }),
    destroy: () => view.destroy(),
  };
}
