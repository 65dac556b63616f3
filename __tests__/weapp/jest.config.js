/**
 * The compiled mini-program (dist/weapp) in the Node runtime of __tests__/support/weapp-runtime, against the
 * real server over HTTP. Needs `npm run build:weapp` before; `npm test` does both.
 */
const path = require('node:path')

process.env.TZ = 'UTC'
const support = '<rootDir>/__tests__/support'

module.exports = {
  rootDir: path.resolve(__dirname, '..', '..'),
  displayName: 'weapp-runtime',
  roots: ['<rootDir>/__tests__/weapp'],
  testMatch: ['**/*.test.ts'],
  testEnvironment: `${support}/weapp-runtime/jest-environment.cjs`,
  globalSetup: `${support}/weapp-runtime/global-setup.cjs`,
  globalTeardown: `${support}/weapp-runtime/global-teardown.cjs`,
  transform: { '\\.([mc]?jsx?|tsx?)$': `${support}/transform-server.js` },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json'],
  // distinguishes a stuck test from a slow machine; no test intentionally waits this long
  testTimeout: 600_000,
}
