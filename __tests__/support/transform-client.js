const path = require('node:path')
const babelJest = require('babel-jest').default

const fromH5Plugin = (name) =>
  require.resolve(name, { paths: [path.dirname(require.resolve('@tarojs/plugin-platform-h5/package.json'))] })

function babelOptions(target) {
  const options = {
    babelrc: false,
    configFile: false,
    presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
  }
  if (target !== 'h5') return options
  // The H5 build converts Taro.x to named imports with this plugin; without it the pages under test would
  // differ from those shipped.
  const taroApi = [
    fromH5Plugin('babel-plugin-transform-taroapi'),
    {
      packageName: '@tarojs/taro',
      definition: require('@tarojs/plugin-platform-h5/dist/definition.json'),
    },
  ]
  return { ...options, overrides: [{ test: /[\\/]src[\\/]/, exclude: /node_modules/, plugins: [taroApi] }] }
}

/** Transforms the client's sources with the Babel preset of the build, for the target of the Jest project. */
module.exports = {
  createTransformer({ target }) {
    const transformer = babelJest.createTransformer(babelOptions(target))
    // babel-preset-taro reads TARO_ENV, and one Jest worker serves both targets
    const forTarget =
      (method) =>
      (...args) => {
        const before = process.env.TARO_ENV
        process.env.TARO_ENV = target
        try {
          return transformer[method](...args)
        } finally {
          if (before === undefined) delete process.env.TARO_ENV
          else process.env.TARO_ENV = before
        }
      }
    return { ...transformer, process: forTarget('process'), getCacheKey: forTarget('getCacheKey') }
  },
}
