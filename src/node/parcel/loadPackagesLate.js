'use strict';

/** Each package is loaded once, however many modules import it: `__toESM` of esbuild makes a getter for each of its exports. */
const loadOnce = `var __loaded = new Map();
function __loadOnce(name, load) {
  if (!__loaded.has(name)) __loaded.set(name, load());
  return __loaded.get(name);
}
`;

/** The line that esbuild writes for `import { parse } from 'yaml'`; Node's own modules are there already. */
const importLine = /^var (import_\w+) = (.*?require\("(?!node:).*);$/gm;

/**
 * Lets compiled code load each package when it is first used. Every one of Gatsby's processes loads this code, most of them use
 * little of what it imports, and none uses all.
 * @param {string} code by esbuild, as CommonJS, not minified. @returns {string} code that does the same
 */
function loadPackagesLate(code) {
  const handedOn = new Set(
    [...code.matchAll(/(?<!var )\bimport_\w+\b(?!\.)/g)].map(([variable]) => variable),
  );
  const late = new Set(
    [...code.matchAll(importLine)]
      .map(([, variable]) => variable)
      .filter((variable) => !handedOn.has(variable)),
  );
  // In brackets, for `new import_yaml.LineCounter()`.
  const readLate = code.replace(/\bimport_\w+(?=\.)/g, (variable) =>
    late.has(variable) ? `(${variable}())` : variable,
  );
  const declaredLate = readLate.replace(importLine, (line, variable, load) =>
    late.has(variable)
      ? `var ${variable}_; function ${variable}() { return ${variable}_ ??= __loadOnce(${JSON.stringify(load)}, () => ${load}); }`
      : line,
  );
  return declaredLate.replace(/^(?:"use strict";\n)?/, (start) => start + loadOnce);
}

module.exports = { loadPackagesLate };
