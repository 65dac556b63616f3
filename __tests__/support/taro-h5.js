/**
 * The module to which the H5 build aliases '@tarojs/taro', plus the React hooks that Taro's loader adds at
 * build time. Named exports read from the default export, so that a spy on `Taro.showModal` also sees the
 * calls of code compiled to the named import.
 */
const hooks = require('@tarojs/plugin-framework-react/dist/runtime')
const h5 = require('@tarojs/plugin-platform-h5/dist/runtime/apis')

const taro = h5.default
const exported = { __esModule: true, default: taro }

for (const source of [h5, hooks]) {
  for (const key of Object.keys(source)) {
    if (key === 'default' || key in exported) continue
    if (!(key in taro)) taro[key] = source[key]
    Object.defineProperty(exported, key, {
      enumerable: true,
      configurable: true,
      get: () => taro[key] ?? source[key],
    })
  }
}

module.exports = exported
