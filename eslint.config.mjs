import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'public',
      '.cache',
      '__tests__/fixtures',
      '.tmp',
      'node_modules',
      'coverage',
      'src/gatsby-types.d.ts',
      'static',
      // Sites of other engines, in those engines' ways.
      'scripts/bench/peers/engines',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'gatsby',
              importNames: [
                'Link',
                'Script',
                'useScrollRestoration',
                'withPrefix',
                'withAssetPrefix',
              ],
              message: 'It is left out of the bundle: see src/node/webpack/leftOutParts.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['scripts/**', 'content/**'], rules: { 'no-console': 'off' } },
  // Gatsby asks for them with `require`.
  {
    files: ['src/node/parcel/index.js', 'src/stand-ins/browserPlugins.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
