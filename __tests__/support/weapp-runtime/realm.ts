import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

interface RealmOptions {
  /** Folder of the compiled mini-program. */
  folder: string
  globals: Record<string, unknown>
  onError: (error: Error) => void
  /** False simulates Android versions of WeChat without Intl. Default true. */
  hasIntl?: boolean
}

export interface Realm {
  /** Runs a module of the mini-program once, and returns its exports. */
  load: (file: string) => unknown
  /**
   * A deep copy built from the realm's own objects and arrays, because values that cross the border must not
   * have the test's prototypes.
   */
  clone: <T>(value: T) => T
  parseJson: (text: string) => unknown
  /** Stops every timer; later ones are ignored. */
  close: () => void
}

const asError = (reason: unknown): Error => {
  if (reason instanceof Error) return reason
  // Errors of the realm are instances of the realm's own Error
  const like = reason as { message?: unknown; stack?: unknown } | null
  const error = new Error(String(like?.message ?? JSON.stringify(reason)))
  if (typeof like?.stack === 'string') error.stack = like.stack
  return error
}

/** Jest gives tests a copy of `process` without events; its environment here passes the real one. */
const realProcess = (globalThis as { realProcess?: NodeJS.Process }).realProcess ?? process

type TimerKind = {
  start: (run: () => void, ms?: number) => NodeJS.Timeout
  stop: (timer: NodeJS.Timeout) => void
  isOnce: boolean
}

function createTimers(onError: (error: Error) => void) {
  const live = new Map<number, () => void>()
  let lastId = 0
  let isClosed = false
  const starter =
    ({ start, stop, isOnce }: TimerKind) =>
    (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      if (isClosed) return 0
      lastId += 1
      const id = lastId
      const timer = start(() => {
        if (isOnce) live.delete(id)
        try {
          callback(...args)
        } catch (error) {
          onError(asError(error))
        }
      }, ms)
      live.set(id, () => stop(timer))
      return id
    }
  const stopper = (id: number) => {
    live.get(id)?.()
    live.delete(id)
  }
  return {
    globals: {
      setTimeout: starter({ start: setTimeout, stop: clearTimeout, isOnce: true }),
      setInterval: starter({ start: setInterval, stop: clearInterval, isOnce: false }),
      clearTimeout: stopper,
      clearInterval: stopper,
    },
    close() {
      isClosed = true
      for (const stop of live.values()) stop()
      live.clear()
    },
  }
}

/**
 * A JavaScript realm like WeChat's: the language's own objects, timers and the given globals. No window,
 * document, fetch, URL, process or AbortController, so that use of a web interface in the build fails here.
 */
export function createRealm({ folder, globals, onError, hasIntl = true }: RealmOptions): Realm {
  const timers = createTimers(onError)
  const context = vm.createContext({ ...globals, ...timers.globals })
  vm.runInContext('globalThis.global = globalThis; delete globalThis.WebAssembly', context)
  if (!hasIntl) vm.runInContext('delete globalThis.Intl', context)

  const { JSON: realmJson, Promise: RealmPromise } = vm.runInContext('({ JSON, Promise })', context) as {
    JSON: JSON
    Promise: PromiseConstructor
  }
  const onRejection = (reason: unknown, promise: unknown) => {
    if (promise instanceof RealmPromise) onError(asError(reason))
  }
  realProcess.on('unhandledRejection', onRejection)

  const loaded = new Map<string, { exports: unknown }>()
  const locate = (file: string) => {
    const found = [file, `${file}.js`, path.join(file, 'index.js')].find(
      (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
    )
    if (!found)
      throw new Error(`The mini-program requires a file that is not there: ${path.relative(folder, file)}`)
    return found
  }
  const load = (file: string): unknown => {
    const found = locate(path.resolve(folder, file))
    const known = loaded.get(found)
    if (known) return known.exports
    const module = { exports: {} as unknown }
    // Not the real path, because Jest would print the minified line around every error
    loaded.set(found, module)
    const wrapper = vm.runInContext(
      `(function (require, module, exports) {${fs.readFileSync(found, 'utf8')}\n})`,
      context,
      { filename: `weapp://${path.relative(folder, found)}` },
    ) as (require: (request: string) => unknown, module: unknown, exports: unknown) => void
    wrapper((request) => load(path.resolve(path.dirname(found), request)), module, module.exports)
    return module.exports
  }

  return {
    load,
    clone: <T>(value: T): T => (value === undefined ? value : (realmJson.parse(JSON.stringify(value)) as T)),
    parseJson: (text) => realmJson.parse(text) as unknown,
    close() {
      timers.close()
      realProcess.off('unhandledRejection', onRejection)
    },
  }
}

export { asError }
