import * as React from 'own:react';
import * as ReactDOM from 'own:react-dom';
import * as ReactDOMClient from 'own:react-dom/client';
import * as jsxRuntime from 'own:react/jsx-runtime';
import type { SiteReact } from '../../shared/demoRuntime';

/**
 * Start of the edit frame. It brings a React of its own, in the build that explains errors; everything else comes
 * afterwards, because the documented libraries take React from what is set here.
 */
const siteReact: SiteReact = { React, ReactDOM, ReactDOMClient, jsxRuntime };
Object.assign(globalThis, { __siteReact: siteReact });

// A page that is not sandboxed would give edited code the site's storage.
if (globalThis.origin === 'null' && window.parent !== window) {
  void import('./answerParent').then(({ answerParent }) => answerParent());
}
