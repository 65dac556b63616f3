/**
 * Jest's runner of test files for the mutation tests: runs a file once and keeps it loaded, so that
 * scripts/lib/mutation-runner.mjs can run its tests again for each mutant without reloading.
 */
const path = require('node:path')
const circus = require('jest-circus/runner')

/** Loaded files, shared with the runner, which is in the same process but in another module system. */
const openFiles = (globalThis[Symbol.for('medibook.openTestFiles')] ??= [])

const testsOf = (block) =>
  block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)))

function nameOf(test) {
  const names = []
  for (let one = test; one.parent; one = one.parent) names.unshift(one.name)
  return names.join(' ')
}

/** Gives every test of a file a unique id, because names repeat in tables. */
function identify(block, file) {
  const ids = new Map()
  for (const test of testsOf(block)) {
    const id = `${file}: ${nameOf(test)}`
    ids.set(ids.has(id) ? `${id} (${ids.size})` : id, test)
  }
  return ids
}

module.exports = async function openTestFile(globalConfig, config, environment, runtime, testPath, send) {
  // Instrumented code reads this object once, so it must stay the same object
  const stryker = (environment.global.__stryker__ = { mutantCoverage: { static: {}, perTest: {} } })
  const file = path.relative(config.rootDir, testPath)
  let state
  let tests = new Map()
  const idOf = (test) => [...tests].find(([, one]) => one === test)?.[0]
  const hear = environment.handleTestEvent?.bind(environment)
  environment.handleTestEvent = async (event, current) => {
    await hear?.(event, current)
    if (event.name === 'run_start' && !state) {
      state = current
      tests = identify(state.rootDescribeBlock, file)
    }
    if (event.name === 'test_start') stryker.currentTestId = idOf(event.test)
    if (event.name !== 'test_done') return
    stryker.currentTestId = undefined
    // one failing test is enough
    if (stryker.activeMutant !== undefined && event.test.errors.length > 0)
      for (const test of tests.values()) test.mode = 'skip'
  }
  const results = await circus(globalConfig, config, environment, runtime, testPath, send)
  const { run } = runtime.requireInternalModule(require.resolve('jest-circus'))
  const modes = new Map([...tests].map(([id, { mode }]) => [id, mode]))

  /**
   * Runs tests again, with or without a mutant. @returns the first that failed, and whether the run exceeded
   * its limit
   */
  async function rerun({ mutantId, ids, hitLimit }) {
    Object.assign(stryker, {
      activeMutant: mutantId,
      hitLimit,
      hitCount: hitLimit === undefined ? undefined : 0,
    })
    state.unhandledErrors = []
    for (const [id, test] of tests)
      Object.assign(test, { errors: [], mode: ids.has(id) ? modes.get(id) : 'skip' })
    try {
      await run()
    } finally {
      stryker.activeMutant = undefined
    }
    const failed = [...tests].find(([, { errors }]) => errors.length > 0)
    return {
      failed: failed?.[0] ?? (state.unhandledErrors.length > 0 ? [...ids][0] : null),
      message: String(failed?.[1].errors.flat()[0]?.message ?? state.unhandledErrors[0] ?? '').slice(0, 200),
      isEndless: hitLimit !== undefined && stryker.hitCount > hitLimit,
    }
  }
  openFiles.push({
    file,
    results: [...tests].map(([id, { errors, duration, mode }]) => ({ id, errors, duration, mode })),
    coverage: stryker.mutantCoverage,
    rerun,
    close: [runtime.teardown.bind(runtime), environment.teardown.bind(environment)],
  })
  environment.teardown = async () => undefined
  runtime.teardown = () => undefined
  return results
}
