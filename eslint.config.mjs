import fs from 'node:fs'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import {
  noAddresses,
  noBrowserGlobals,
  noColours,
  noLiteralText,
  noLiteralTextInProps,
  noOwnLengths,
  noPixels,
  noPromisedConditions,
  noPropsLikeEvents,
  noRawTaro,
  noValuesLikeEvents,
  noWideImportOfTypeBox,
  noWireValues,
} from './scripts/lib/lint/forbidden-syntax.mjs'
import { importZones } from './scripts/lib/lint/import-zones.mjs'
import { limits } from './scripts/lib/lint/limits.mjs'

const packageJson = JSON.parse(fs.readFileSync(new URL('./package.json', import.meta.url), 'utf8'))
const clientFiles = ['src/**/*.{ts,tsx}']

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      'coverage/',
      'artifacts/',
      '.swc/',
      '.data/',
      'vendor/',
      'contract/routes/',
      'playwright-report/',
      'test-results/',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'tsconfig.server.json'],
          alwaysTryTypes: true,
          noWarnOnMultipleProjects: true,
        }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
      'import-x/ignore': ['node_modules'],
    },
    languageOptions: { globals: { ...globals.es2021, ...globals.node } },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: importZones }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/first': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [
            { pattern: '@contract/**', group: 'internal', position: 'before' },
            { pattern: '@/**', group: 'internal' },
          ],
          pathGroupsExcludedImportTypes: ['builtin'],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
      'no-empty': ['error', { allowEmptyCatch: true }],
      'no-console': 'off',
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true, skipJSXText: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Plain .js files of the tool chain are CommonJS, because Jest and Babel load them so
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: clientFiles,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-console': 'error',
      'no-restricted-syntax': ['error', noWideImportOfTypeBox],
      'no-restricted-imports': [
        'error',
        {
          paths: Object.keys(packageJson.devDependencies ?? {}).map((name) => ({
            name,
            message: 'A development dependency is not shipped.',
          })),
        },
      ],
    },
  },
  {
    files: clientFiles,
    ignores: ['src/platform/**'],
    rules: {
      'no-restricted-globals': ['error', ...noBrowserGlobals],
      'no-restricted-syntax': ['error', noWideImportOfTypeBox, noRawTaro, ...noWireValues],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/platform/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noWideImportOfTypeBox,
        noRawTaro,
        ...noWireValues,
        noColours,
        noPixels,
        noPromisedConditions,
        noLiteralText,
        noLiteralTextInProps,
        noPropsLikeEvents,
        noValuesLikeEvents,
        noAddresses,
        noOwnLengths,
      ],
    },
  },
  {
    // Where the wire is read and written
    files: ['src/api/wire.ts'],
    rules: { 'no-restricted-syntax': ['error', noWideImportOfTypeBox, noRawTaro] },
  },
  {
    // The fork of one target is the place where that target's own interface may be used
    files: ['src/**/*.h5.{ts,tsx}', 'src/**/*.weapp.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['__tests__/e2e/**', 'scripts/**'],
    rules: { 'no-restricted-syntax': ['error', noPromisedConditions] },
  },
  {
    files: ['__tests__/**', 'scripts/**', 'build/**', '*.{js,mjs,ts}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.jest } },
  },
  ...limits,
)
