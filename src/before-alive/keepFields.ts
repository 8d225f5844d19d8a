import type { KeptUse } from './keptUse';

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

const fieldSelector = 'input:not([type="file"]), textarea, select:not([multiple])';

function isCheckable(field: Field): field is HTMLInputElement {
  return /^(?:checkbox|radio)$/.test(field.type);
}

/** Whether a field is otherwise than its HTML says. Of radio buttons it is the chosen one. */
function hasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return first !== undefined && field.value !== first.value;
  }
  if (isCheckable(field)) {
    const { checked, defaultChecked } = field;
    return field.type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
  }
  return field.value !== field.defaultValue;
}

interface KeptText {
  value: string;
  /** First and last place of what is selected; null for fields without a caret. */
  selection: readonly [number | null, number | null];
}

function readText({ value, selectionStart, selectionEnd }: TextField): KeptText {
  return { value, selection: [selectionStart, selectionEnd] };
}

/** The setter of the browser; the one of the element is React's, which notes what the page itself sets. */
function setSilently(field: TextField, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  set?.call(field, value);
}

function write(field: TextField, kept: KeptText): void {
  // What was written over has lost its caret.
  const { value, selection } = field.value === kept.value ? readText(field) : kept;
  // React began with what it found, and hears only of what differs.
  field.value = '';
  setSilently(field, value);
  // Elsewhere it would take the focus in Safari.
  if (selection[0] !== null && document.activeElement === field)
    field.setSelectionRange(...selection);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns what brings the field back to where it is now, in a way that React hears of. */
function toRestore(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (isCheckable(field)) {
    const { checked } = field;
    return () => {
      // React takes what the reader has left for what it began with.
      field.checked = !checked;
      field.click();
    };
  }
  const text = readText(field);
  return () => write(field, text);
}

/**
 * Keeps what a reader writes or chooses in fields whose script has not come yet: React does not hear of it, and renders what it begins with
 * over it.
 * @param container of HTML from the server, whose elements stay when the script comes.
 * @param isOwn whether a field in it is this one's business.
 */
export function keepFields(
  container: Element,
  isOwn: (field: Element) => boolean = () => true,
): KeptUse {
  const restores = new Map<Field, () => void>();
  const note = (field: Field) => {
    // Behind what was chosen before: of radio buttons the last one counts.
    restores.delete(field);
    if (isOwn(field) && hasChanged(field)) restores.set(field, toRestore(field));
  };
  const keep = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fieldSelector)) note(target as Field);
  };
  // What was done before there was anybody to keep it.
  container.querySelectorAll<Field>(fieldSelector).forEach(note);
  container.addEventListener('input', keep);
  const stop = () => container.removeEventListener('input', keep);
  return {
    stop,
    replay() {
      stop();
      for (const [field, restore] of restores) if (field.isConnected) restore();
      restores.clear();
    },
  };
}
