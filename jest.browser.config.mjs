import { transform } from './jest.config.mjs';

/**
 * Tests over the built, served site in Chromium, and of what matters most in Firefox.
 * @type {import('jest').Config}
 */
const config = {
  displayName: 'browser',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/__tests__/browser/support/retriedTests.mjs'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/browser/support/retry.ts'],
  transform,
};

export default config;
