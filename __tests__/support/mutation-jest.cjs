/**
 * Jest for the mutation tests (scripts/test-mutation.mjs): one project without projects inside, whose environment
 * Stryker can watch, and the test files of one scope.
 */
const { projects } = require('../../jest.config.js')

const { project: name, tests, folders } = JSON.parse(process.env.MUTATION_TESTS)
const project = projects.find(({ displayName }) => displayName === name)

module.exports = {
  ...project,
  testEnvironment: `@stryker-mutator/jest-runner/jest-env/${project.testEnvironment}`,
  setupFiles: [...(project.setupFiles ?? []), '<rootDir>/__tests__/support/mutation-setup.cjs'],
  testMatch: tests.map((file) => `<rootDir>/${file}`),
  // every mutant is a run of Jest: it looks only at the folders that matter
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  watchman: false,
  testTimeout: 60_000,
}
