import { createContext } from 'react';

/**
 * HTML of the side navigation of the page that is being rendered on the server; null in the browser, where that HTML is
 * already in the page or is fetched.
 */
export const NavigationHtmlContext = createContext<string | null>(null);
