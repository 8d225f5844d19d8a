import type { Config } from 'jest';
import { transform } from './jest.config';

/** Tests over the built, served site in Chromium. */
const config: Config = {
  displayName: 'browser',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  testTimeout: 120_000,
  transform,
};

export default config;
