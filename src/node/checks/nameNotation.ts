/** What inline code names in the site's notation; see "MDX" in ARCHITECTURE.md. */
export type Named =
  | { kind: 'component'; component: string }
  /** `handedOn`: the tag names another component, which takes unknown props. */
  | {
      kind: 'prop';
      component: string;
      prop: string;
      value: string | null;
      handedOn: boolean;
    }
  | { kind: 'slot'; component: string | null; slot: string }
  | { kind: 'class'; className: string }
  | { kind: 'classKey'; component: string; key: string }
  | { kind: 'themeKey'; path: string[] }
  | { kind: 'cssVariable'; name: string };

/** End of the braces that open at `start`, or the end of the text. */
function findClosingBrace(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}' && (depth -= 1) === 0) return index + 1;
  }
  return text.length;
}

/** `<Button variant="text" href>` → component and props; a value only where it is a string. */
function parseTag(code: string): Named[] {
  const component = /^<([A-Z]\w*)(?=[\s/>])/.exec(code)?.[1];
  if (!component) return [];
  const props: { prop: string; value: string | null }[] = [];
  let rest = code.slice(component.length + 1);
  for (;;) {
    const [whole, prop = ''] = /^\s+([A-Za-z][\w-]*)/.exec(rest) ?? [];
    if (whole === undefined) break;
    rest = rest.slice(whole.length);
    const string = /^="([^"]*)"/.exec(rest);
    if (string) rest = rest.slice(string[0].length);
    else if (rest.startsWith('={')) rest = rest.slice(findClosingBrace(rest, 1));
    props.push({ prop, value: string?.[1] ?? null });
  }
  const handedOn = props.some(({ prop }) => prop === 'component' || prop === 'slots');
  return [
    { kind: 'component', component },
    ...props.map((item): Named => ({ kind: 'prop', component, ...item, handedOn })),
  ];
}

function toThemePath(code: string): string[] {
  const [path = ''] = /^theme(?:\.[A-Za-z_]\w*|\[\d+\])+/.exec(code) ?? [];
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .slice(1);
}

const slotNotation = /^(?:([A-Z]\w*)\.)?(?:slots|slotProps)\.([A-Za-z]\w*)/;
const memberNotation = /^([A-Z]\w*)\.([A-Za-z_]\w*)$/;
const classKeyNotation = /^([a-z]\w*)Classes\.(\w+)$/;

/** Everything that one piece of inline code names; nothing for code outside the notation. */
export function parseNames(code: string): Named[] {
  if (code.startsWith('<')) return parseTag(code);
  if (/^\.Mui[\w-]*$/.test(code)) return [{ kind: 'class', className: code }];
  // Other custom properties are the page's own.
  const variable = /^(?:var\()?(--(?:(?:mui|joy)-|[A-Z])[\w-]+)\)?$/.exec(code)?.[1];
  if (variable) return [{ kind: 'cssVariable', name: variable }];
  const path = toThemePath(code);
  if (path.length > 0) return [{ kind: 'themeKey', path }];
  const slot = slotNotation.exec(code);
  if (slot) return [{ kind: 'slot', component: slot[1] ?? null, slot: slot[2] ?? '' }];
  const [, component, prop] = memberNotation.exec(code) ?? [];
  if (component && prop) return [{ kind: 'prop', component, prop, value: null, handedOn: false }];
  const [, owner, key] = classKeyNotation.exec(code) ?? [];
  if (owner && key) {
    return [{ kind: 'classKey', component: owner.charAt(0).toUpperCase() + owner.slice(1), key }];
  }
  return [];
}
