import fs from 'node:fs'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { readSubpackageRoots } from './scripts/lib/subpackages.mjs'

const rooms = readSubpackageRoots()
const packageJson = JSON.parse(fs.readFileSync(new URL('./package.json', import.meta.url), 'utf8'))

// a room may lie in a folder of the main package
const mainFolders = fs
  .readdirSync(new URL('./src/pages', import.meta.url))
  .map((name) => `pages/${name}`)
  .filter((folder) => !rooms.includes(folder))
  .map((folder) => `./src/${folder}`)

/** Every room may import from src's shared folders and from itself, and from no other room. */
const roomZones = rooms.map((room) => ({
  target: `./src/${room}`,
  from: [...mainFolders, ...rooms.filter((other) => other !== room).map((other) => `./src/${other}`)],
  message: 'A room imports no other room: move what both need to src/ (lowest common ancestor).',
}))
const allPages = ['./src/pages', ...rooms.map((room) => `./src/${room}`)]

const importZones = [
  ...roomZones,
  {
    target: mainFolders,
    from: rooms.map((room) => `./src/${room}`),
    message: 'The main package imports no room.',
  },
  {
    target: './src/components',
    from: ['./src/api', './src/store', './src/features', ...allPages],
    message: 'Components take data by props: no api, store or page.',
  },
  {
    target: './src/platform',
    from: [
      './src/api',
      './src/store',
      './src/features',
      './src/navigation',
      './src/components',
      './src/hooks',
      './src/i18n',
      './src/theme',
      ...allPages,
    ],
    message: 'Platform imports only Taro and its own folder.',
  },
  { target: './src/navigation', from: allPages, message: 'Navigation knows routes, not page components.' },
  {
    target: ['./src/utils', './src/theme'],
    from: ['./src/api', './src/store', './src/features', './src/components', './src/navigation', ...allPages],
    message: 'Leaves import nothing above them.',
  },
  {
    target: ['./src/api', './src/store', './src/features', './src/hooks'],
    from: allPages,
    message: 'Imports go down only: contract, api, store, page.',
  },
  {
    target: ['./src/api', './src/store', './src/features'],
    from: './src/components',
    message: 'Data layers know no components.',
  },
  {
    target: './src',
    from: ['./server', './scripts', './__tests__', './config'],
    message: 'The client never imports the server or the tools.',
  },
  {
    target: './server',
    from: ['./src', './scripts', './__tests__'],
    message: 'The server never imports the client.',
  },
  { target: './contract', from: ['./src', './server', './scripts'], message: 'The contract stands alone.' },
]

const pageFiles = ['src/pages/**/*.tsx', 'src/pages-*/**/*.tsx']
const clientFiles = ['src/**/*.{ts,tsx}']

const noBrowserGlobals = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'navigator',
  'wx',
  'fetch',
  'XMLHttpRequest',
].map((name) => ({
  name,
  message: `Only src/platform touches ${name}.`,
}))

const noRawTaro = {
  selector:
    "MemberExpression[object.name='Taro'][property.name=/^(request|uploadFile|downloadFile|login|requestPayment|getLocation|setStorage|getStorage|removeStorage|clearStorage|setStorageSync|getStorageSync|removeStorageSync|makePhoneCall|setClipboardData|getUpdateManager|getSystemInfo|getSystemInfoSync|addPhoneCalendar)$/]",
  message: 'Only src/platform calls this Taro API.',
}
const noWideImportOfTypeBox = {
  selector:
    "ImportDeclaration[importKind='value'][source.value=/^(@contract|.*[/]contract)[/](?!constants[/])/]:not(:has(ImportSpecifier[importKind='type']))",
  message: 'Import only types from the contract: one value import of TypeBox costs 223 KB in the client.',
}
const noColours = {
  selector: 'Literal[value=/(^|[^&\\w])#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b/]',
  message: 'Colours come from tokens (src/theme).',
}
const noPixels = {
  selector: 'Literal[value=/^[-\\d.]+px$|[\\s:][-\\d.]+px\\b/]',
  message: 'Sizes come from tokens or CSS modules.',
}
const noLiteralText = {
  selector: 'JSXText[value=/[A-Za-z\\u00c0-\\u024f\\u3040-\\u30ff\\u4e00-\\u9fff]/]',
  message: 'Texts come from i18n (useText).',
}
const noLiteralTextInProps = {
  selector:
    'JSXAttribute[name.name=/^(title|label|alt|ariaLabel|placeholder|hint|error|description)$/] > Literal[value=/[\\u00c0-\\u024f\\u3040-\\u30ff\\u4e00-\\u9fff]|[A-Za-z]+ [A-Za-z]+/]',
  message: 'Texts come from i18n (useText).',
}
const noAddresses = {
  selector: 'Literal[value=/^(https?:)?\\/\\/|^\\/(api|mini|gateway)\\//]',
  message: 'Addresses live in src/platform/config and src/api.',
}

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
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/first': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
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
      'no-restricted-syntax': ['error', noWideImportOfTypeBox, noRawTaro],
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
        noColours,
        noPixels,
        noLiteralText,
        noLiteralTextInProps,
        noAddresses,
      ],
    },
  },
  {
    files: pageFiles,
    rules: { 'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  },
  {
    // A room's own components, hooks and api are not pages
    files: ['src/pages*/**/components/**/*.tsx', 'src/pages*/**/hooks/**/*.tsx'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    // The fork of one target is the place where that target's own interface may be used
    files: ['src/**/*.h5.{ts,tsx}', 'src/**/*.weapp.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['__tests__/**', 'scripts/**', '*.{js,mjs,ts}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.jest } },
  },
  {
    // Data, not logic
    files: ['server/db/seed/**', 'contract/**', 'scripts/make-*.mjs', '__tests__/**'],
    rules: { 'max-lines': 'off' },
  },
)
