import path from 'node:path'

const folder = path.resolve(__dirname, '../vendor/h5')
const own = (file: string) => path.join(folder, file)

/** Packages that the H5 build would carry and this product does not need: each by its request → what takes its place (vendor/h5/README.md says why). */
export const packageStandIns: Readonly<Record<string, string>> = {
  'whatwg-fetch$': own('empty.js'),
  'abortcontroller-polyfill/dist/abortcontroller-polyfill-only$': own('empty.js'),
  'jsonp-retry$': own('no-jsonp.js'),
  platform$: own('no-device-names.js'),
  'query-string$': own('query-string.js'),
  'universal-router$': own('exact-router.js'),
  '@tarojs/components/global.css$': own('nothing.css'),
  '@tarojs/components/dist/taro-components/taro-components.css$': own('nothing.css'),
  '@tarojs/components-react/dist/index.css$': own('components.css'),
}

/** The same for single files of Taro's router. */
export const fileStandIns: readonly { test: RegExp; file: string }[] = [
  { test: /@tarojs[\\/]router[\\/]dist[\\/]tabbar\.js$/, file: own('tab-bar.js') },
  { test: /@tarojs[\\/]router[\\/]dist[\\/]navigationBar\.js$/, file: own('navigation-bar.js') },
  { test: /@tarojs[\\/]router[\\/]dist[\\/]router[\\/]navigation-bar\.js$/, file: own('navigation-bar.js') },
]
