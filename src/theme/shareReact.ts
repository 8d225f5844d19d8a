import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import type { SiteReact } from '../shared/demoRuntime';

declare global {
  // A global of the page is declared with `var`.
  var __siteReact: SiteReact | undefined;
}

/** Hands over the page's React, before any script of the libraries is imported: they bring none. */
export function shareReact(): void {
  globalThis.__siteReact ??= { React, ReactDOM, ReactDOMClient, jsxRuntime };
}
