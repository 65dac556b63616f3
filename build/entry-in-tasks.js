const path = require('node:path')

/**
 * Starts the H5 app by src/start.h5.ts, which imports Taro's entry. The configured entry stays as it is, since
 * Taro reads from it where the app is.
 */
class EntryInTasksPlugin {
  /** @param {string} root folder of the project */
  constructor(root) {
    this.file = path.join(root, 'src/start.h5.ts')
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.entryOption.tap('EntryInTasks', (context) => {
      new compiler.webpack.EntryPlugin(context, this.file, 'app').apply(compiler)
      // webpack does not add the configured entry
      return true
    })
  }
}
module.exports.EntryInTasksPlugin = EntryInTasksPlugin
