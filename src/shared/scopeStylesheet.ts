import { compile, type Element } from 'stylis';

/** Selectors for the document as a whole; in a demo, that is the demo. */
const wholeDocument = /^(?:html|body|:root|:host)$/;
const schemeFeature = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/;

interface Scope {
  /** Selector of the demo's container. */
  selector: string;
  /** New names of the keyframes, which are global in CSS. */
  keyframes: ReadonlyMap<string, string>;
}

/** Limits what a selector finds to the scope; `:where` leaves its specificity as it was. */
function scopeSelector(selector: string, scope: string, mode: string | null): string {
  const prefix = mode ? `:where(.mode-${mode}) ` : '';
  if (wholeDocument.test(selector)) return prefix + scope;
  const pseudoElement = selector.search(/(?<!\\)::|(?<!\\):(?:before|after)(?![\w-])/);
  const end = pseudoElement < 0 ? selector.length : pseudoElement;
  return `${prefix}${selector.slice(0, end)}:where(${scope}, ${scope} *)${selector.slice(end)}`;
}

function renameKeyframes(value: string, keyframes: Scope['keyframes']): string {
  return value.replace(/[\w-]+/g, (word) => keyframes.get(word) ?? word);
}

function writeAll(elements: Element['children'], scope: Scope, mode: string | null): string {
  return typeof elements === 'string'
    ? elements
    : elements.map((element) => write(element, scope, mode)).join('');
}

/** What depends on the system's colour scheme depends on the site's mode instead. */
function writeMedia(element: Element, scope: Scope): string {
  const query = element.value.replace(/^@media\s*/, '');
  const mode = schemeFeature.exec(query)?.[1] ?? null;
  const rest = query
    .replace(schemeFeature, '')
    .replace(/^\s*and\s+|\s+and\s*$/g, '')
    .trim();
  const body = writeAll(element.children, scope, mode);
  return rest === '' ? body : `@media ${rest}{${body}}`;
}

function writeKeyframes(element: Element, scope: Scope): string {
  const name = renameKeyframes(element.value, scope.keyframes);
  const frames = Array.isArray(element.children) ? element.children : [];
  const body = frames.map(
    (frame) => `${[frame.props].flat().join(',')}{${writeAll(frame.children, scope, null)}}`,
  );
  return `${name}{${body.join('')}}`;
}

function write(element: Element, scope: Scope, mode: string | null): string {
  const { type, value, props, children } = element;
  if (type === 'comm') return '';
  if (type === 'decl') {
    return /^(?:animation|--animate)/.test(String(props))
      ? renameKeyframes(value, scope.keyframes)
      : value;
  }
  if (type === 'rule') {
    const selectors = [props]
      .flat()
      .map((selector) => scopeSelector(selector, scope.selector, mode));
    const body = writeAll(children, scope, mode);
    return body === '' ? '' : `${[...new Set(selectors)].join(',')}{${body}}`;
  }
  if (type === '@media' && schemeFeature.test(value)) return writeMedia(element, scope);
  if (type.endsWith('keyframes')) return writeKeyframes(element, scope);
  // A layer would lose against every style of the site, which uses none.
  if (type === '@layer') return Array.isArray(children) ? writeAll(children, scope, mode) : '';
  return Array.isArray(children) ? `${value}{${writeAll(children, scope, mode)}}` : `${value};`;
}

function findKeyframes(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === '@keyframes') return [[element.props].flat()[0] ?? ''];
    return Array.isArray(element.children) ? findKeyframes(element.children) : [];
  });
}

/**
 * Keeps a stylesheet to one part of the page, and lets it follow the site's mode instead of the system's.
 * @param css plain CSS. @param selector of the part, for example `[data-demo="UnstyledButton-css"]`.
 * @param suffix for the names of keyframes. @returns CSS without comments.
 */
export function scopeStylesheet(css: string, selector: string, suffix: string): string {
  const elements = compile(css);
  const keyframes = new Map(findKeyframes(elements).map((name) => [name, `${name}-${suffix}`]));
  return writeAll(elements, { selector, keyframes }, null);
}
