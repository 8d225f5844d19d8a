/** Pathname of a generated page on our own site, whose pages all belong to a product. @param page `<group>/<page>` */
export const toOurPathname = (page: string): string => `/material-ui/${page}/`;
