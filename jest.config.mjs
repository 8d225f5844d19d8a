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
        '<rootDir>/__tests__/{node,scripts,shared,content,ssr}/**/*.test.ts?(x)',
        '<rootDir>/__tests__/*.test.ts',
      ],
      transform,
      transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${esmPackages})/)`],
    },
    {
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/__tests__/{theme,before-alive,entry,i18n,preferences,ui,demo,demo-runtime,chrome,mdx,search,analytics,api-reference,playground,icon-search,theme-viewer,color-tool,templates,pages,boot,fonts,offline,stand-ins}/**/*.test.ts?(x)',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupDom.ts'],
      moduleNameMapper: { '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx' },
      transform,
    },
  ],
};

export default config;
