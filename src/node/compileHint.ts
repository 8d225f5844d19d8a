/**
 * At the top of a script it has Chromium compile all functions while the script arrives, on another thread, and not each when it is
 * called first: https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';
