import path from 'node:path'
import process from 'node:process'
import jest from 'jest'

const openFiles = (globalThis[Symbol.for('medibook.openTestFiles')] ??= [])

/**
 * Errors that nothing catches while tests run; they fail the test, as in Jest, and must not end this process.
 */
const strays = []

const quietly = { runInBand: true, silent: true, reporters: [] }

const isTimeout = (message) => message.startsWith('Exceeded timeout')

/**
 * A test runner for Stryker. Its own starts Jest for every mutant, which takes seconds, mostly for loading
 * modules. This one loads all test files once (__tests__/support/mutation-circus.cjs) and reruns their tests
 * in milliseconds. A mutant may leave state behind in a file, which shows when the detecting test also fails
 * without the mutant: the file is then reloaded and the mutant run again.
 */
class OpenFilesRunner {
  #failure = null

  capabilities = () => ({ reloadEnvironment: false })

  init() {
    for (const event of ['unhandledRejection', 'uncaughtException'])
      process.on(event, (error) => strays.push(error))
    return this.#open()
  }

  dispose = () => this.#close(openFiles)

  /** @param files to load, by their paths in the project; all of the scope when empty */
  async #open(files = []) {
    process.env.NODE_ENV = 'test'
    const config = path.join(process.cwd(), '__tests__/support/mutation-jest.cjs')
    const { results } = await jest.runCLI(
      { $0: 'mutation', _: files, runTestsByPath: files.length > 0, config, ...quietly },
      [process.cwd()],
    )
    const broken = results.testResults.find(({ testExecError }) => testExecError)
    this.#failure = broken ? `${broken.testFilePath}: ${broken.failureMessage}` : null
  }

  async #close(opened) {
    for (const one of [...opened]) {
      openFiles.splice(openFiles.indexOf(one), 1)
      for (const step of one.close) await step()
    }
  }

  async #openAnew(opened) {
    await this.#close([opened])
    await this.#open([opened.file])
  }

  dryRun() {
    if (this.#failure) return { status: 'error', errorMessage: this.#failure }
    const mutantCoverage = { static: {}, perTest: {} }
    for (const { coverage } of openFiles) {
      Object.assign(mutantCoverage.perTest, coverage.perTest)
      for (const [mutant, count] of Object.entries(coverage.static))
        mutantCoverage.static[mutant] = (mutantCoverage.static[mutant] ?? 0) + count
    }
    const tests = openFiles.flatMap(({ file, results }) =>
      results.map(({ id, errors, duration, mode }) => ({
        id,
        name: id,
        fileName: path.resolve(file),
        timeSpentMs: duration ?? 0,
        ...(errors.length > 0
          ? { status: 1, failureMessage: String(errors.flat()[0]?.message ?? errors[0]) }
          : { status: mode === 'skip' || mode === 'todo' ? 2 : 0 }),
      })),
    )
    return { status: 'complete', tests, mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const ask = () =>
      this.#ask({ mutantId: activeMutant.id, ids: testFilter && new Set(testFilter), hitLimit })
    const { result, left } = await ask()
    if (!left) return result
    await this.#openAnew(left)
    const again = await ask()
    if (again.left) await this.#openAnew(again.left)
    return again.result
  }

  /** `left`: the file in which a mutant has left state behind. */
  async #ask({ mutantId, ids, hitLimit }) {
    let nrOfTests = 0
    for (const opened of openFiles) {
      const { results, rerun } = opened
      const mine = new Set(results.map(({ id }) => id).filter((id) => !ids || ids.has(id)))
      if (mine.size === 0) continue
      nrOfTests += mine.size
      strays.length = 0
      const answer = await rerun({ mutantId, ids: mine, hitLimit })
      const { message, isEndless } = answer
      const failed = answer.failed ?? (strays.length > 0 ? ([...mine][0] ?? null) : null)
      if (failed === null && !isEndless) continue
      const after = failed === null ? null : await rerun({ ids: new Set([failed]) })
      const result =
        isEndless || isTimeout(message)
          ? { status: 'timeout', reason: message }
          : { status: 'killed', killedBy: [failed], failureMessage: message, nrOfTests }
      return { result, left: after?.failed ? opened : null }
    }
    return { result: { status: 'survived', nrOfTests }, left: null }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'open-files', injectableClass: OpenFilesRunner }]
