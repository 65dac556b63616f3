import fs from 'node:fs'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { layerZones } from './scripts/lib/layer-zones.mjs'
import { serverZones } from './scripts/lib/server-contexts.mjs'
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

/** A feature may import only from the features listed before it. Every folder of src/features is listed. */
const featureOrder = [
  'session',
  'preferences',
  'position',
  'content',
  'shop-config',
  'currency',
  'shell',
  'persons',
  'catalogue',
  'campaigns',
  'clinics',
  'search',
  'uploads',
  'queue',
  'favourites',
  'browse-history',
  'clinic-view',
  'goods-view',
  'compare',
  'cart',
  'booking',
  'enterprise',
  'orders',
]
const featureZones = featureOrder.slice(0, -1).map((feature, index) => ({
  target: `./src/features/${feature}`,
  from: featureOrder.slice(index + 1).map((later) => `./src/features/${later}`),
  message: 'A feature imports only features listed before it (featureOrder in eslint.config.mjs).',
}))

const importZones = [
  ...featureZones,
  ...roomZones,
  ...serverZones,
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
    target: './src/navigation',
    from: ['./src/api', './src/store', './src/features', './src/components', ...allPages],
    message: 'Navigation knows routes, not features or page components.',
  },
  {
    target: './src/hooks',
    from: ['./src/api', './src/store', './src/features', './src/components', './src/navigation', ...allPages],
    message: 'Hooks in src/hooks are generic: a hook of the domain belongs to its feature or room.',
  },
  {
    target: './src/api',
    from: ['./src/store', './src/features'],
    message: 'src/api is plumbing: endpoints live in features and rooms.',
  },
  {
    target: ['./src/utils', './src/theme'],
    from: [
      './src/api',
      './src/store',
      './src/features',
      './src/components',
      './src/navigation',
      './src/hooks',
      ...allPages,
    ],
    message: 'Leaves import nothing above them.',
  },
  ...layerZones(rooms, allPages),
  {
    target: ['./src/api', './src/store', './src/features', './src/hooks'],
    from: allPages,
    message: 'Imports go down only: contract, api, store, page.',
  },
  {
    target: ['./src/api', './src/store'],
    from: './src/components',
    message: 'Data layers know no components.',
  },
  {
    target: './src',
    from: ['./server', './scripts', './__tests__', './config', './build'],
    message: 'The client never imports the server or the tools.',
  },
  {
    target: './contract/rules',
    from: ['./contract'],
    except: ['./rules', './constants'],
    message: 'A rule depends on constants and other rules only.',
  },
  { target: './contract', from: ['./src', './server', './scripts'], message: 'The contract stands alone.' },
]

/** Rows of data: as many and as long as they are. */
const dataFiles = [
  'server/demo/seed/**',
  'contract/constants/**',
  'scripts/pictures/**',
  '__tests__/support/contract-cases/**',
  '__tests__/support/error-catalogue/rows.ts',
  '__tests__/support/fuzz/inputs.ts',
  '__tests__/support/chosen-controls.ts',
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

const platformFunctions = [
  'request|uploadFile|downloadFile|login|requestPayment|getLocation|makePhoneCall|setClipboardData',
  '(set|get|remove)Storage(Sync)?|clearStorage|getUpdateManager|getSystemInfo(Sync)?|addPhoneCalendar',
].join('|')
const noRawTaro = {
  selector: `MemberExpression[object.name='Taro'][property.name=/^(${platformFunctions})$/]`,
  message: 'Only src/platform calls this Taro API.',
}
const noWideImportOfTypeBox = {
  selector:
    "ImportDeclaration[importKind='value']" +
    '[source.value=/^(@contract|.*[/]contract)[/](?!(constants|rules|routes)[/]|route$)/]' +
    ":not(:has(ImportSpecifier[importKind='type']))",
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
    'JSXAttribute[name.name=/^(title|label|alt|ariaLabel|placeholder|hint|error|description)$/] > ' +
    'Literal[value=/[\\u00c0-\\u024f\\u3040-\\u30ff\\u4e00-\\u9fff]|[A-Za-z]+ [A-Za-z]+/]',
  message: 'Texts come from i18n (useText).',
}
// Taro's React takes every attribute whose name begins with 'on' for an event and drops its value: chosen
// chips never looked chosen
const notAnEvent =
  "Taro's React takes an attribute beginning with 'on' for an event: name a state 'isChosen'."
const noPropsLikeEvents = {
  selector: 'JSXAttribute[name.name=/^on(?![A-Z])/]',
  message: notAnEvent,
}
const noValuesLikeEvents = {
  selector:
    'CallExpression[callee.name=/^(drawnBy|miniProps|webProps)$/] ' +
    'Property:matches([key.name=/^on(?![A-Z])/], [key.value=/^on(?![A-Z])/])',
  message: notAnEvent,
}
// src/api/wire.ts reads an answer by the contract: flags are booleans, money is whole cents
const noWireValues = [
  {
    selector:
      ':matches(BinaryExpression[operator=/^[!=]==$/], ConditionalExpression, ' +
      'AssignmentExpression[left.property.name=/^(is|has|can)[A-Z]/], TSAsExpression, ' +
      "ArrayExpression:not(:has(> Literal[raw!=/^'[012]'$/])), " +
      'TSAsExpression TSLiteralType, TSTypeAnnotation TSLiteralType) > Literal[value=/^[012]$/]',
    message: 'A flag is a boolean here (src/api/wire.ts); a code has its name in contract/constants.',
  },
  {
    selector:
      ":matches(ImportSpecifier[imported.name='parseCents'], CallExpression[callee.name='Number'] " +
      '> :matches(Identifier, MemberExpression > Identifier)[name=/price|amount|cents|rate/i])',
    message: 'Money is whole cents here (src/api/wire.ts).',
  },
]
const noOwnLengths = {
  selector:
    'JSXAttribute[name.name=/^m(ax|in)Length$/] Literal, VariableDeclarator[id.name=/_?length$/i] > Literal',
  message: 'How long a text may be is in contract/rules: the schema that checks it has the same number.',
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
    files: clientFiles,
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    // a list of endpoints is a table, not logic
    files: clientFiles,
    ignores: ['src/**/*.api.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: pageFiles,
    rules: { 'max-lines': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    // A room's own components, hooks and api are not pages
    files: ['src/pages*/**/components/**/*.tsx', 'src/pages*/**/hooks/**/*.tsx'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    // The fork of one target is the place where that target's own interface may be used
    files: ['src/**/*.h5.{ts,tsx}', 'src/**/*.weapp.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['__tests__/**', 'scripts/**', 'build/**', '*.{js,mjs,ts}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.jest } },
  },
  {
    files: ['__tests__/**'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Data, not logic. contract/*.ts are tables as well: the schemas and endpoints of one domain, which stay together
    // because contract/routes has a generated file for each
    files: ['contract/*.ts', ...dataFiles],
    rules: { 'max-lines': 'off' },
  },
  {
    // Prettier breaks the code; this is for comments, texts and templates, which it leaves alone
    ignores: dataFiles,
    rules: { 'max-len': ['error', { code: 120 }] },
  },
  {
    files: ['server/**/*.ts', 'scripts/**/*.mjs'],
    ignores: ['server/demo/seed/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['server/**/*.ts', 'scripts/**/*.mjs', 'contract/rules/**/*.ts'],
    // the catalogue of pages is a table with a row for each
    ignores: ['server/demo/seed/**', 'scripts/make-*.mjs', 'scripts/lib/page-catalogue.mjs'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
)
