import type { Config } from 'jest';

export const transform: Config['transform'] = {
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

/** Unit tests: `node` for build code, `dom` for everything a browser runs. */
const config: Config = {
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/{node,shared,content,ssr}/**/*.test.ts?(x)',
        '<rootDir>/__tests__/*.test.ts',
      ],
      transform,
    },
    {
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/__tests__/{theme,i18n,preferences,ui,demo,chrome,mdx,search,analytics,api-reference,templates,pages,boot}/**/*.test.ts?(x)',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupDom.ts'],
      moduleNameMapper: { '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx' },
      transform,
    },
  ],
};

export default config;
