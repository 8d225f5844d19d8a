import type { KeptUse } from './keptUse';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
  if (field.type === 'radio') return isCheckable(field) && field.checked && !field.defaultChecked;
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

interface KeptState {
  value: string;
  isChecked: boolean;
  /** First and last place of what is selected; null for fields without a caret. */
  selection: readonly [number | null, number | null];
}

function readState(field: Field): KeptState {
  const { value } = field;
  if (field instanceof HTMLSelectElement || isCheckable(field)) {
    const isChecked = field instanceof HTMLInputElement && field.checked;
    return { value, isChecked, selection: [null, null] };
  }
  return { value, isChecked: false, selection: [field.selectionStart, field.selectionEnd] };
}

/** The setter of the browser; the one of the element is React's, which notes what the page itself sets. */
function setSilently(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  set?.call(field, value);
}

function write(field: HTMLInputElement | HTMLTextAreaElement, kept: KeptState): void {
  // What was written over has lost its caret.
  const { value, selection } = field.value === kept.value ? readState(field) : kept;
  // React began with what it found, and hears only of what differs.
  field.value = '';
  setSilently(field, value);
  // Elsewhere it would take the focus in Safari.
  if (selection[0] !== null && document.activeElement === field)
    field.setSelectionRange(...selection);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function restore(field: Field, kept: KeptState): void {
  if (!field.isConnected) return;
  if (field instanceof HTMLSelectElement) {
    field.value = kept.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isCheckable(field)) {
    // React takes what the reader has left for what it began with.
    field.checked = !kept.isChecked;
    field.click();
  } else write(field, kept);
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
  const states = new Map<Field, KeptState>();
  const note = (field: Field) => {
    // Behind what was chosen before: of radio buttons the last one counts.
    states.delete(field);
    if (isOwn(field) && hasChanged(field)) states.set(field, readState(field));
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
      for (const [field, state] of states) restore(field, state);
      states.clear();
    },
  };
}
