/** What a reader does with search, for whoever counts it. */
export type SearchEvent =
  | { type: 'open'; by: 'button' | 'shortcut' | 'slash' | 'typing' }
  | { type: 'select'; query: string; href: string; position: number }
  | { type: 'no-results'; query: string };
