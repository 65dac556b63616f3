const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

// production runs the server with tsx, which uses this esbuild
const esbuild = require(
  require.resolve('esbuild', { paths: [path.dirname(require.resolve('tsx/package.json'))] }),
)

const options = (file) => ({
  loader: /\.[mc]?tsx?$/.test(file) ? 'ts' : 'js',
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  sourcefile: file,
  sourcemap: 'inline',
  define: {
    'import.meta.url': '__fileUrl',
    'import.meta.dirname': '__dirname',
    'import.meta.filename': '__filename',
  },
  banner: "const __fileUrl = require('node:url').pathToFileURL(__filename).href;",
})

const self = fs.readFileSync(__filename)

/**
 * Transforms TypeScript of the server to CommonJS for Jest. jest.mock is not hoisted, because tests use the
 * real server.
 */
module.exports = {
  process: (source, file) => ({ code: esbuild.transformSync(source, options(file)).code }),
  getCacheKey: (source, file) =>
    createHash('sha1')
      .update(self)
      .update(esbuild.version)
      .update(file)
      .update('\0')
      .update(source)
      .digest('hex'),
}
