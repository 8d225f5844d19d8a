/** Where an element can be heard and selected: the open dialog, outside of which everything is inert, else the page. */
export function findReachableRoot(): Element {
  return document.querySelector('dialog[open]') ?? document.body;
}
