/**
 * Names styled components after their file, since counted names depend on the order in which scripts happen to run and then
 * differ between server and browser; takes white space out of their styles, which travel in the scripts.
 */
export const styledComponentsOptions = {
  ssr: true,
  displayName: false,
  fileName: false,
  minify: true,
  transpileTemplateLiterals: false,
  pure: true,
};
