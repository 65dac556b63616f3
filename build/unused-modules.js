const path = require('node:path')

/**
 * Modules that the H5 build excludes (resolve.alias to nothing.js, or to `instead`, which has what Taro calls),
 * each imported by Taro for a feature that this product does not use. `importers` are the Taro files that the
 * client may load and that import the module; `functions` are the Taro functions that need it.
 * __tests__/architecture/unused-modules.test.ts fails when Taro imports a module in another file, or the client
 * calls such a function. Savings are minified bytes (docs/adr, the price of each build step).
 */
const unusedModules = [
  {
    // 10 KB: supported by every target browser
    name: 'whatwg-fetch',
    importers: ['taro-h5/dist/api/media/video/getVideoInfo.js', 'taro-h5/dist/api/network/request/index.js'],
    functions: [],
  },
  {
    // 7 KB, 17 KB together with the previous one: supported by every target browser
    name: 'abortcontroller-polyfill/dist/abortcontroller-polyfill-only',
    importers: ['taro-h5/dist/api/network/request/index.js'],
    functions: [],
  },
  {
    // 5 KB, 22 KB together with the other two of Taro's request: for its option `jsonp`, which no call sets
    name: 'jsonp-retry',
    importers: ['taro-h5/dist/api/network/request/index.js'],
    functions: [],
  },
  {
    // 15 KB of device names
    name: 'platform',
    importers: ['taro-h5/dist/api/base/system.js'],
    functions: ['getDeviceInfo', 'getSystemInfo', 'getSystemInfoAsync', 'getSystemInfoSync'],
  },
  {
    // 45 KB: Taro's web components with Stencil's runtime, which include its tab bar; tabBar.custom is set,
    // ours is src/components/tab-bar, and the other Taro components in use are plain elements
    name: '@tarojs/components/dist/components',
    importers: [
      // writes the import for a build without useHtmlComponents
      'plugin-platform-h5/dist/index.js',
      'router/dist/tabbar.js',
      'taro-h5/dist/api/media/image/previewImage.js',
    ],
    functions: ['previewImage'],
  },
  {
    // 23 KB of styles of all components, which Taro bundles into the scripts, together with the next entry:
    // those in use are in src/theme/browser-base.scss
    name: '@tarojs/components/dist/taro-components/taro-components.css',
    importers: ['plugin-platform-h5/dist/runtime/index.js'],
    functions: [],
  },
  {
    name: '@tarojs/components-react/dist/index.css',
    importers: ['plugin-platform-h5/dist/index.js'],
    functions: [],
  },
  {
    // Taro would insert it by script, which the server's content security policy refuses; the same rules are
    // in src/theme/browser-base.scss
    name: '@tarojs/components/global.css',
    importers: ['taro-loader/lib/h5.js'],
    functions: [],
  },
  {
    // 9 KB with its styles: Taro's navigation bar, which navigationStyle of src/app.config.ts hides; ours is
    // src/components/page-shell
    name: './navigationBar.js',
    importers: ['router/dist/index.js'],
    functions: [],
    instead: 'no-navigation-bar.js',
  },
]

/** @param {import('./chain').Chain} chain */
function leaveOutUnused(chain) {
  for (const { name, instead = 'nothing.js' } of unusedModules)
    chain.resolve.alias.set(`${name}$`, path.join(__dirname, instead))
}

module.exports = { leaveOutUnused, unusedModules }
