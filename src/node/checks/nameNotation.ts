import { remember } from '../remember';
import { parseTags, type NamedTag } from './tagNotation';

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

function toTagNames({ component, props, slots }: NamedTag): Named[] {
  const handedOn = props.some(({ prop }) => prop === 'component' || prop === 'slots');
  return [
    { kind: 'component', component },
    ...props.map((item): Named => ({ kind: 'prop', component, ...item, handedOn })),
    ...slots.map((slot): Named => ({ kind: 'slot', component, slot })),
  ];
}

// Whole names only: neither `.MuiButton-…` nor, of a theme, `components.MuiButton`.
const classes = /(?:(?<![\w\])])\.Mui|\.Mui(?=\w*-))[\w-]*\w(?![\w…*-])/g;
// Other custom properties are the page's own.
const cssVariables = /(?<![\w-])--(?:(?:mui|joy)-|[A-Z])[\w-]*\w(?![\w…*-])/g;
// Neither a file, nor `….theme`, nor the message of an error, where a word stands before it.
const themePaths =
  /(?<![\w/]|[\w?)\]][.-]|\w )theme((?:\??\.[A-Za-z_]\w*|(?:\?\.)?\[(?:\d+|'[\w-]+'|"[\w-]+")\])+)/g;

function toThemeKeys(path: string): string[] {
  return [...path.matchAll(/[^.?[\]'"]+/g)].map(([key]) => key);
}

/** What stands in selectors, declarations, values and expressions, wherever that is. */
function parseParts(code: string): Named[] {
  return [
    ...[...code.matchAll(classes)].map(([className]): Named => ({ kind: 'class', className })),
    ...[...code.matchAll(cssVariables)].map(([name]): Named => ({ kind: 'cssVariable', name })),
    ...[...code.matchAll(themePaths)].map(([, path = '']): Named => ({
      kind: 'themeKey',
      path: toThemeKeys(path),
    })),
  ];
}

const slotNotation = /^(?:([A-Z]\w*)\.)?(?:slots|slotProps)(?:\.|=\{\{\s*)([A-Za-z]\w*)/;
const memberNotation = /^([A-Z]\w*)\.([A-Za-z_]\w*)$/;
const classKeyNotation = /^([a-z]\w*)Classes\.(\w+)$/;

/** What the code is as a whole. */
function parseMember(code: string): Named[] {
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

/** Pages name the same again and again, and `develop` asks for all of them after each edit. */
const known = new Map<string, readonly Named[]>();

/** Everything that one piece of inline code names; nothing for code outside the notation. */
export function parseNames(code: string): readonly Named[] {
  return remember(known, code, () => [
    ...parseTags(code).flatMap(toTagNames),
    ...parseMember(code),
    ...parseParts(code),
  ]);
}
