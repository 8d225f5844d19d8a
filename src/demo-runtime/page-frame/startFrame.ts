import * as React from 'own:react';
import * as ReactDOM from 'own:react-dom';
import * as ReactDOMClient from 'own:react-dom/client';
import * as jsxRuntime from 'own:react/jsx-runtime';
import type { SiteReact } from '../../shared/demoRuntime';

/** React first, which the documented libraries take from what is set here. */
const siteReact: SiteReact = { React, ReactDOM, ReactDOMClient, jsxRuntime };
Object.assign(globalThis, { __siteReact: siteReact });

void import('./mountFramedDemo').then(({ mountFramedDemo }) => mountFramedDemo());
