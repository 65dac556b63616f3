const path = require('node:path')

/**
 * Has webpack call the functions of the project and of React by `a.useState(…)`. Its own `(0, a.useState)(…)` hands the
 * function no `this`, as the language says, and none of these uses it: TypeScript refuses a `this` in the project's
 * own, and a test reads React's. They are 13,300 calls of the mini-program, whose size WeChat counts uncompressed.
 */
class ShortCallsPlugin {
  /** @param {string} root folder of the project */
  constructor(root) {
    this.folders = ['src', 'contract', 'node_modules/react'].map((name) => path.join(root, name) + path.sep)
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ShortCalls', (compilation) => {
      // after webpack has found the exports in use, which the mark would change for an import of all exports
      compilation.hooks.afterOptimizeDependencies.tap('ShortCalls', (modules) => {
        for (const module of modules)
          for (const dependency of module.dependencies) {
            if (dependency.type !== 'harmony import specifier' || !dependency.call) continue
            const called = compilation.moduleGraph.getModule(dependency)?.resource
            if (this.folders.some((folder) => called?.startsWith(folder))) dependency.directImport = false
          }
      })
    })
  }
}
module.exports.ShortCallsPlugin = ShortCallsPlugin
