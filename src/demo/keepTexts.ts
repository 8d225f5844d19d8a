import type { KeptUse } from './keepClick';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldSelector =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select:not([multiple])';

function hasChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return first !== undefined && field.value !== first.value;
}

/** The setter of the browser; the one of the element is React's, which notes what the page itself sets. */
function setSilently(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  set?.call(field, value);
}

interface KeptText {
  value: string;
  /** First and last place of what is selected; null for fields without a caret. */
  selection: readonly [number | null, number | null];
}

function readText(field: Field): KeptText {
  const { value } = field;
  if (field instanceof HTMLSelectElement) return { value, selection: [null, null] };
  return { value, selection: [field.selectionStart, field.selectionEnd] };
}

function write(field: Field, kept: KeptText): void {
  if (!field.isConnected) return;
  // What was written over has lost its caret.
  const { value, selection } = field.value === kept.value ? readText(field) : kept;
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React began with what it found, and hears only of what differs.
  field.value = '';
  setSilently(field, value);
  // Elsewhere it would take the focus in Safari.
  if (selection[0] !== null && document.activeElement === field)
    field.setSelectionRange(...selection);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what a reader writes or chooses in fields of a demo whose script has not come yet: React renders what the demo begins with over it.
 * @param container of the demo's HTML from the server, whose elements stay when the script comes.
 */
export function keepTexts(container: HTMLElement): KeptUse {
  const texts = new Map<Field, KeptText>();
  const note = (field: Field) => void texts.set(field, readText(field));
  const keep = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fieldSelector)) note(target as Field);
  };
  // Written while the page itself was not alive.
  for (const field of container.querySelectorAll<Field>(fieldSelector)) {
    if (hasChanged(field)) note(field);
  }
  container.addEventListener('input', keep);
  const stop = () => container.removeEventListener('input', keep);
  return {
    stop,
    replay() {
      stop();
      for (const [field, text] of texts) write(field, text);
      texts.clear();
    },
  };
}
