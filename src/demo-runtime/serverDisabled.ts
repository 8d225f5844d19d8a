import { useInsertionEffect } from 'react';

/** Attribute of buttons that are disabled until the demo is alive, when its component says so itself. */
const untilAlive = 'data-until-alive';

/** A button whose class says that it is disabled, and no attribute. */
const disabledByClass =
  /<button\b(?![^>]*\s(?:aria-)?disabled=)(?=[^>]*\sclass="(?:[^"]* )?(?:Mui|base-)-disabled[ "])/g;

/** Up to the button of a Joy UI select whose root's class says that it is disabled; the button's own does not. */
const disabledSelect =
  /class="MuiSelect-root(?: [\w-]+)*? Mui-disabled[ "](?:(?!class="MuiSelect-root).)*?<button\b(?=[^>]*\srole="combobox")(?![^>]*\s(?:aria-)?disabled=)/gs;

/**
 * Disables what is disabled in the server's HTML too: `useButton` of @mui/base 5.0.0-beta.24 says `disabled` only once it has seen its
 * element, so that before, and without script, the button could be pressed.
 */
export function disableOnServer(html: string): string {
  const disabled = `$& disabled="" ${untilAlive}=""`;
  return html.replace(disabledByClass, disabled).replace(disabledSelect, disabled);
}

/**
 * Takes that away again. In an insertion effect, which runs before refs are set, and so before `useButton` asks for its own attribute: no frame
 * is between them.
 * @param container of the server's HTML
 */
export function useOwnDisabled(container: Element | null): void {
  useInsertionEffect(() => {
    for (const button of container?.querySelectorAll(`[${untilAlive}]`) ?? []) {
      button.removeAttribute('disabled');
      button.removeAttribute(untilAlive);
    }
  }, [container]);
}
