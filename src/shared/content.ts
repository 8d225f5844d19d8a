/** Literal that an island's attribute may have. */
export type IslandValue = string | number | boolean;

/** A place in the content that React renders: a component by name, with literal props. */
export interface IslandData {
  name: string;
  props: Readonly<Record<string, IslandValue>>;
}

/** A finished piece of a page: HTML, or an island between two pieces of HTML. */
export type ContentBlockData =
  { html: string; island?: undefined } | { html?: undefined; island: IslandData };

export interface HeadingData {
  id: string;
  text: string;
  /** 2 to 4. */
  depth: number;
}
