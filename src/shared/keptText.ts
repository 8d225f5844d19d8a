/** The button of search: the element with `data-action="search"`. */
export interface SearchButtonElement extends HTMLElement {
  /** What was typed for it after it was pressed and before the page was alive. */
  keptText?: string;
}
