import { iconThemes, type IconTheme } from '../shared/icons';

/** What of the page's state stands in its address. */
export interface IconAddress {
  query: string;
  theme: IconTheme;
  /** Name of the component whose dialog is open; empty for none. It may be one that does not exist. */
  selected: string;
}

export const initialAddress: IconAddress = { query: '', theme: 'Filled', selected: '' };

const maxQueryLength = 100;
const componentName = /^[A-Z][A-Za-z0-9]{0,59}$/;

/** @param search query of an address. @returns what of it is valid, and the defaults for everything else. */
export function parseIconAddress(search: string): IconAddress {
  const parameters = new URLSearchParams(search);
  const theme = parameters.get('theme');
  const selected = parameters.get('selected') ?? '';
  return {
    query: (parameters.get('query') ?? '').slice(0, maxQueryLength),
    theme: iconThemes.find((known) => known === theme) ?? initialAddress.theme,
    selected: componentName.test(selected) ? selected : '',
  };
}

/** @returns the query with the state in it and what else it had, defaults left out; empty or with a question mark. */
export function toIconQuery(search: string, address: IconAddress): string {
  const parameters = new URLSearchParams(search);
  for (const key of ['query', 'theme', 'selected'] as const) {
    if (address[key] === initialAddress[key]) parameters.delete(key);
    else parameters.set(key, address[key]);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
