/**
 * Jest configuration for the mutation tests (scripts/test-mutation.mjs): a single project, an environment
 * with Stryker's instrumentation, and the test files of one scope.
 */
const path = require('node:path')
const { projects } = require('../../jest.config.js')

const { project: name, tests, folders } = JSON.parse(process.env.MUTATION_TESTS)
const project = projects.find(({ displayName }) => displayName === name)
// Stryker runs in a copy without packages, so Jest uses the original location of packages, including its own
const packages = path.join(path.dirname(require.resolve('jest/package.json')), '..')

module.exports = {
  ...project,
  testRunner: '<rootDir>/__tests__/support/mutation-circus.cjs',
  setupFiles: [...(project.setupFiles ?? []), '<rootDir>/__tests__/support/mutation-setup.cjs'],
  testMatch: tests.map((file) => `<rootDir>/${file}`),
  transformIgnorePatterns: (project.transformIgnorePatterns ?? ['<rootDir>/node_modules/']).map((pattern) =>
    pattern.replace('<rootDir>/node_modules', packages),
  ),
  // every mutant is a run of Jest, so it only scans the relevant folders
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  watchman: false,
  testTimeout: 5_000,
}
