import { compile, serialize, stringify, type Element } from 'stylis';
import { bodyWithoutMode } from '../../shared/colors';

/** Selects the mode that a script has chosen; see `toVariablesCss` and `scopeStylesheet`. */
const darkMode = '.mode-dark';

function toDarkElements(elements: readonly Element[]): Element[] {
  return elements.flatMap((element): Element[] => {
    if (element.type === 'rule') {
      const dark = [element.props].flat().filter((selector) => selector.includes(darkMode));
      const props = dark.map((selector) => selector.replaceAll(darkMode, bodyWithoutMode));
      return props.length > 0 ? [{ ...element, props }] : [];
    }
    if (!/^@(?:media|supports|container)$/.test(element.type)) return [];
    return Array.isArray(element.children)
      ? [{ ...element, children: toDarkElements(element.children) }]
      : [];
  });
}

/**
 * What of the styles is of the dark mode alone, for a page without scripts, on which nothing else says the mode.
 * @param css as the page has it, with `.mode-dark` in its selectors. @returns CSS that holds where no script has chosen a mode; empty if there
 * is nothing of the kind.
 */
export function toDarkStyles(css: string): string {
  return serialize(toDarkElements(compile(css)), stringify);
}
