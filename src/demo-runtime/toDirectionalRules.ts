import { compile, middleware, serialize, stringify, type Element } from 'stylis';

const rtlSelector = ':where(html[dir="rtl"])';
const ltrSelector = ':where(html:not([dir="rtl"]))';
const keyframesRule = /^@(?:-\w+-)?keyframes\s+([\w-]+)/;

/** `:where` adds no specificity, so a rule weighs the same with a direction as without. */
function addDirection(selector: string, direction: string): string {
  const root = /^(?:html|:root)(?![\w-])/.exec(selector)?.[0];
  return root
    ? `${root}${direction.replace('(html', '(')}${selector.slice(root.length)}`
    : `${direction} ${selector}`;
}

function toOneDirection(rule: string, direction: string): string {
  const prefix = (element: Element): string | undefined => {
    if (element.type !== 'rule' || !Array.isArray(element.props)) return undefined;
    if (element.parent?.type.includes('keyframes')) return undefined;
    element.props = element.props.map((selector) => addDirection(selector, direction));
    return undefined;
  };
  return serialize(compile(rule), middleware([prefix, stringify]));
}

/** Keyframes have no selector, so the mirrored ones get a name of their own. */
function toMirroredNames(rule: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return rule;
  return rule.replace(/animation-\w+/g, (name) => (names.has(name) ? `${name}-rtl` : name));
}

/** Names of the keyframes that differ between both directions. */
export function findMirroredKeyframes(ltr: readonly string[], rtl: readonly string[]): string[] {
  return ltr.flatMap((rule, index) => {
    const name = keyframesRule.exec(rule)?.[1];
    return name && rule !== rtl[index] ? [name] : [];
  });
}

/**
 * Joins the rules of one style in both directions, so that a change of `dir` on `<html>` is pure CSS: what is equal
 * stays as it is, what differs is limited to its direction.
 * @param ltr rules as written, @param rtl the same rules mirrored, in the same order.
 * @param mirrored names of keyframes that differ.
 */
export function toDirectionalRules(
  ltr: readonly string[],
  rtl: readonly string[],
  mirrored: ReadonlySet<string>,
): string[] {
  if (ltr.length !== rtl.length) {
    return [
      ...ltr.map((rule) => toOneDirection(rule, ltrSelector)),
      ...rtl.map((rule) => toOneDirection(toMirroredNames(rule, mirrored), rtlSelector)),
    ];
  }
  return ltr.flatMap((rule, index) => {
    const other = toMirroredNames(rtl[index] ?? rule, mirrored);
    if (other === rule) return [rule];
    if (rule.startsWith('@') && keyframesRule.test(rule)) return [rule, other];
    return [toOneDirection(rule, ltrSelector), toOneDirection(other, rtlSelector)];
  });
}
