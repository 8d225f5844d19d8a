/** @type {import('jest').Config['transform']} */
export const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages of the Markdown compiler and of the feeds, which are ES modules only; Jest runs CommonJS. */
const esmPackages = [
  'unified|bail|trough|vfile[^/]*|unist-[^/]+|mdast-[^/]+|micromark[^/]*|remark-[^/]+|hast[^/]*|estree-[^/]+|periscopic',
  'decode-named-character-reference|character-[^/]+|parse-entities|is-[^/]+|ccount|escape-string-regexp|markdown-table',
  'longest-streak|zwitch|property-information|space-separated-tokens|comma-separated-tokens|stringify-entities',
  'html-void-elements|trim-lines|web-namespaces|feed',
].join('|');

/** Rooms whose tests are of the `node` project. */
const nodeRooms = ['node', 'scripts', 'shared', 'content', 'ssr'];
/** Folders of `__tests__` that have no unit tests. */
const otherFolders = ['browser', 'fixtures', 'support'];

/**
 * Unit tests: `node` for build code, `dom` for everything a browser runs.
 * @type {import('jest').Config}
 */
const config = {
  // Jest leaves one core free, and of two that is half.
  maxWorkers: '100%',
  // Says when a test hangs. Jest's five seconds say how busy the machine is: on a busy one a test of the color tool took more.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/__tests__/support/longestFirst.mjs',
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        `<rootDir>/__tests__/{${nodeRooms.join(',')}}/**/*.test.ts?(x)`,
        '<rootDir>/__tests__/*.test.ts',
      ],
      transform,
      transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${esmPackages})/)`],
    },
    {
      displayName: 'dom',
      testEnvironment: 'jsdom',
      // All others, so that a new room needs no line here.
      testMatch: ['<rootDir>/__tests__/*/**/*.test.ts?(x)', '<rootDir>/__tests__/*.test.tsx'],
      testPathIgnorePatterns: [
        '/node_modules/',
        `<rootDir>/__tests__/(?:${[...nodeRooms, ...otherFolders].join('|')})/`,
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupDom.ts'],
      moduleNameMapper: { '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx' },
      transform,
    },
  ],
};

export default config;
