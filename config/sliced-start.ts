import type { Compiler, Module } from 'webpack'

/** The resource of a module, or of the one that others were joined to. */
const resourceOf = (module: Module): string => {
  const { resource, rootModule } = module as Module & {
    resource?: string
    rootModule?: { resource?: string }
  }
  return (rootModule?.resource ?? resource ?? '').replace(/\\/g, '/')
}

/**
 * The app's scripts run in several tasks instead of one: webpack starts the entry, and with it every module it needs, in a
 * single task that holds up a slow phone for a quarter of a second. Each module named here runs in a task of its own, in this order, then the entry.
 * The build stops when webpack writes its start otherwise, or when a module is not there by itself: nothing would be sliced, and nobody would see it.
 */
export class SlicedStartPlugin {
  /** @param slices ends of module paths; what they need runs with them. Each must be in the first scripts, and not as a part of another module */
  constructor(private readonly slices: readonly string[]) {}

  apply(compiler: Compiler): void {
    const {
      javascript: { JavascriptModulesPlugin },
      sources,
    } = compiler.webpack
    compiler.hooks.thisCompilation.tap('SlicedStart', (compilation) => {
      JavascriptModulesPlugin.getCompilationHooks(compilation).renderStartup.tap(
        'SlicedStart',
        (source, _module, { chunk, chunkGraph }) => {
          const text = String(source.source())
          const start =
            /(__webpack_require__\.O\(undefined, \[[^\]]*\], )(?:\(\) => \(|function\(\) \{ return )(__webpack_require__\([^)]+\))(?:\)|; \})\)/.exec(
              text,
            )
          if (!start)
            throw new Error('webpack starts the entry otherwise than config/sliced-start.ts expects')
          const modules = [...chunk.groupsIterable]
            .flatMap((group) => group.chunks)
            .flatMap((one) => [...chunkGraph.getChunkModulesIterable(one)])
          const ids = this.slices.map((slice) =>
            modules
              .filter((module) => resourceOf(module).endsWith(slice))
              .map((module) => chunkGraph.getModuleId(module))
              .find((id) => id !== null),
          )
          const missing = this.slices.filter((_, index) => ids[index] === undefined)
          if (missing.length > 0)
            throw new Error(
              `No module by itself in the first scripts, so it cannot start by itself (startSlices in config/index.ts): ${missing.join(', ')}`,
            )
          const [whole, wait = '', entry = ''] = start
          const steps = [...ids.map((id) => `__webpack_require__(${JSON.stringify(id)})`), entry].map(
            (call) => `() => ${call}`,
          )
          const sliced = `${wait}() => { const steps = [${steps.join(', ')}]; (function next() { steps.shift()(); if (steps.length) setTimeout(next) })() })`
          return new sources.RawSource(text.replace(whole, () => sliced))
        },
      )
    })
  }
}
