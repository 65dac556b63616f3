// `(0, a.jsx)(…)`, webpack's call of an import, hands no `this` to the function. React's jsx and jsxs use none, and
// are half of all such calls of this app: 6,800 in the mini-program's packages, whose size WeChat counts uncompressed.
const call =
  /(?:(?<![\w$])(return|case|else|typeof|void|in|of|yield|await)|(?<![\w$]))\(0,([\w$]+\.jsxs?)\)\(/g

/**
 * @param {string} code minified
 * @returns {string} the code, in which elements are made by plain calls
 */
const shortenCalls = (code) =>
  code.replace(call, (_, keyword, name) => `${keyword ? `${keyword} ` : ''}${name}(`)

/** Shortens the calls that make elements in all scripts, after their minification and before their hashes. */
class ShortCallsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ShortCalls', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'ShortCalls', stage }, (assets) => {
        for (const name of Object.keys(assets))
          if (name.endsWith('.js'))
            compilation.updateAsset(name, (source) => {
              const code = String(source.source())
              const short = shortenCalls(code)
              // an unchanged source, as in development, keeps its map
              return short === code ? source : new sources.RawSource(short)
            })
      })
    })
  }
}
module.exports.ShortCallsPlugin = ShortCallsPlugin
module.exports.shortenCalls = shortenCalls
