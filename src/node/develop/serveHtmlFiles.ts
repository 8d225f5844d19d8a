import path from 'node:path';

/** What is used of the Express application that Gatsby's `develop` gives. */
interface DevelopServer {
  get(
    pattern: RegExp,
    handler: (
      request: { path: string },
      response: { sendFile(file: string, options: { root: string }): void },
    ) => void,
  ): unknown;
}

/**
 * Serves the HTML files of `public` that are not pages: side navigations, and the frames of demos. `develop` itself serves no file
 * that ends in `.html`, since it may be left of an earlier build.
 */
export function serveHtmlFiles(server: DevelopServer): void {
  server.get(/^\/(?:navigation|frames)\/.+\.html$/, ({ path: pathname }, response) =>
    response.sendFile(pathname, { root: path.resolve('public') }),
  );
}
