/** Written by the bundler, see `src/node/demos/bundlePlugin.ts`. */
declare module 'virtual:documented-modules' {
  /** What edited code can import, by specifier. */
  export const modules: Readonly<Record<string, () => Promise<object>>>;
}

declare module 'virtual:icon-files' {
  /** URL of a file with the icons whose names start with a letter, by that letter. */
  export const iconFiles: Readonly<Record<string, string>>;
}

declare module 'virtual:tailwind-files' {
  /** Text of a stylesheet of Tailwind, by its file name. */
  export const tailwindFiles: Readonly<Record<string, string>>;
}

/** React itself, and not what a page hands over. */
declare module 'own:react' {
  export * from 'react';
}
declare module 'own:react-dom' {
  export * from 'react-dom';
}
declare module 'own:react-dom/client' {
  export * from 'react-dom/client';
}
declare module 'own:react/jsx-runtime' {
  export * from 'react/jsx-runtime';
}
