import { frameBaseCss } from './frameBaseCss';

/**
 * The page of the edit frame. It is loaded into an iframe with `sandbox="allow-scripts"` and needs `unsafe-eval` in its
 * own Content-Security-Policy, and nothing from its address.
 */
export const editFrameHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Edited demo</title>
    <style>${frameBaseCss}</style>
    <script type="module" src="/frames/edit-frame.js"></script>
  </head>
  <body class="mode-light"></body>
</html>
`;
