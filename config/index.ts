import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import { NormalModuleReplacementPlugin } from 'webpack'
import { ChunkManifestPlugin } from './chunk-manifest'
import { readClientConfig } from './client-config'
import { DrawnTemplatesPlugin } from './drawn-templates'
import { fileStandIns, packageStandIns } from './h5-stand-ins'
import { rootSizeScript } from './root-size'
import { createShortNames } from './short-names'
import { SlicedStartPlugin } from './sliced-start'

// A class travels with every node of the mini-program's setData and stands twice in each package: four letters in production
const shortName = createShortNames(path.resolve(__dirname, '..'))
const generateScopedName =
  process.env.NODE_ENV === 'production'
    ? shortName
    : (local: string, file: string) => `${local}_${shortName(local, file)}`
const cssModules = { enable: true, config: { namingPattern: 'module' as const, generateScopedName } }

// taro-ui's sheets use what Sass means to drop; nothing here can change them
const sassLoaderOption = {
  sassOptions: {
    quietDeps: true,
    silenceDeprecations: ['import', 'slash-div', 'global-builtin', 'color-functions'],
  },
}

const root = path.resolve(__dirname, '..')
// what is set in the environment wins over the file
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))

const target = process.env.TARO_ENV ?? 'h5'
const { config: clientConfig, problems } = readClientConfig(process.env, target)
if (problems.length > 0) {
  console.error(`Configuration is wrong:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
  process.exit(1)
}

// plain values shared with the server live outside src; Taro compiles only src unless told
const contractConstants = [path.join(root, 'contract/constants')]
// npm run dev:h5 answers the API's paths from the server that `npm run server` starts
const devApi = process.env.DEV_API ?? 'http://127.0.0.1:8787'
const devProxy = Object.fromEntries(
  ['/mall', '/weixin', '/h5', '/pay', '/api', '/admin', '/assets', '/sandbox'].map((from) => [
    from,
    { target: devApi, changeOrigin: true },
  ]),
)
// webpack's own wrappers around modules: Taro tells it to write them for ES5
const newSyntax = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  forOf: true,
  optionalChaining: true,
  templateLiteral: true,
}
// Taro's defaults for the mini-program switch most of terser off, and write each Chinese character as an escape of six bytes
const miniCompress =
  target === 'h5'
    ? {}
    : {
        // without a DOM no property is read for its effect, as offsetWidth is in a browser
        pure_getters: true,
        unsafe_methods: true,
        toplevel: true,
        typeofs: true,
        directives: true,
        collapse_vars: true,
        comparisons: true,
        computed_props: true,
        hoist_props: true,
        inline: true,
        loops: true,
        negate_iife: true,
        properties: true,
        reduce_funcs: true,
        reduce_vars: true,
        switches: true,
      }
// i18next warns only when its debug option is on, which it never is here: 3 KB of words
const mutedWarnings = ['this.logger.warn', 'this.logger.deprecate', 'this.logger.log']
const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${target}`

// taro-ui's toast carries three pictures of 8 KB that ours never shows: it has words only
const toastPictures = [
  /taro-ui[\\/]lib[\\/]components[\\/]toast[\\/]img\.json$/,
  path.join(root, 'vendor/no-toast-pictures.json'),
] as const

// The platform comes first, as in Taro's own entry; each of these takes up to a tenth of a second on a slow phone
const startSlices = [
  '@tarojs/plugin-platform-h5/dist/runtime/index.js',
  '@tarojs/plugin-framework-react/dist/runtime.js',
  '/react-dom/index.js',
  'rtk-query-react.modern.mjs',
  '/src/api/api.ts',
  '/src/api/content.api.ts',
  '/src/i18n/use-text.ts',
  '/src/components/page-shell/index.tsx',
  '/src/app-overlays/index.h5.tsx',
]

export default defineConfig<'webpack5'>(async () => ({
  projectName: 'medibook',
  date: '2026-11-1',
  designWidth: 750,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  // an undefined process.env.X would stay in the H5 bundle and throw 'process is not defined': this one is always defined
  env: { CLIENT_CONFIG: JSON.stringify(JSON.stringify(clientConfig)) },
  alias: { '@': path.join(root, 'src'), '@contract': path.join(root, 'contract') },
  plugins: [
    [
      '@tarojs/plugin-inject',
      {
        components: {
          // Tappable's time, and the mode of nearly every picture: as defaults of the templates they need not travel with each node
          View: {
            'hover-stay-time': '80',
            'aria-label': 'i.ariaLabel',
            'aria-role': 'i.ariaRole',
            'aria-checked': 'i.ariaChecked',
            'aria-selected': 'i.ariaSelected',
            'aria-disabled': 'i.ariaDisabled',
          },
          Button: { 'aria-label': 'i.ariaLabel' },
          Image: { mode: "'aspectFill'", 'aria-label': 'i.ariaLabel' },
          Input: { 'aria-label': 'i.ariaLabel' },
          Textarea: { 'aria-label': 'i.ariaLabel' },
        },
      },
    ],
  ],
  // WeChat's map takes its markers' pictures by path
  ...(target === 'weapp'
    ? {
        copy: {
          patterns: [{ from: 'src/pages-common/map/pins', to: `${outputRoot}/pages-common/map/pins` }],
          options: {},
        },
      }
    : {}),
  jsMinimizer: 'terser',
  terser: {
    enable: true,
    config: {
      ecma: 2020,
      module: true,
      keep_fnames: false,
      compress: { passes: 3, ecma: 2020, arrows: true, pure_funcs: mutedWarnings, ...miniCompress },
      output: { comments: false, ascii_only: false, quote_keys: false, keep_quoted_props: false },
    },
  },
  mini: {
    sassLoaderOption,
    // CSS modules: the order of two components' sheets decides nothing
    miniCssExtractPluginOption: { ignoreOrder: true },
    compile: { include: contractConstants },
    postcss: { pxtransform: { enable: true, config: {} }, cssModules },
    optimizeMainPackage: { enable: true },
    experimental: { compileMode: true },
    // not minifyXML: it takes WXML for HTML and writes an <input> without its end, which WeChat's compiler refuses (scripts/lib/prune-templates.mjs)
    // Nothing here writes HTML into a node: texts with markup go to RichText
    runtime: { enableInnerHTML: false },
    webpackChain(chain) {
      chain.plugin('toast-pictures').use(NormalModuleReplacementPlugin, [...toastPictures])
      // A room's texts belong to its own subpackage; nothing in the main package may import them, so each page of the room does
      chain.module
        .rule('room-texts')
        .test(/[\\/]src[\\/]pages[\w-]*[\\/].*\.tsx$/)
        .enforce('pre')
        .use('room-texts')
        .loader(path.join(__dirname, 'room-texts-loader.js'))
      chain.module
        .rule('compact-texts')
        .test(/[\\/]src[\\/](pages[\w-]*[\\/](trolley[\\/])?)?i18n[\\/].*\.json$/)
        .type('javascript/auto')
        .use('compact-texts')
        .loader(path.join(__dirname, 'compact-texts-loader.js'))
      chain.module
        .rule('reconciler')
        .test(/[\\/]react-reconciler\.production\.min\.js$/)
        .use('reconciler')
        .loader(path.join(__dirname, 'reconciler-loader.js'))
      chain.module
        .rule('native-apis')
        .test(
          /[\\/]@tarojs[\\/](shared[\\/]dist[\\/]native-apis|plugin-platform-weapp[\\/]dist[\\/]runtime)\.js$/,
        )
        .use('native-apis')
        .loader(path.join(__dirname, 'native-apis-loader.js'))
      chain.module
        .rule('component-names')
        .test(
          /[\\/]@tarojs[\\/](shared[\\/]dist[\\/]components|plugin-platform-weapp[\\/]dist[\\/]runtime)\.js$/,
        )
        .use('component-names')
        .loader(path.join(__dirname, 'component-names-loader.js'))
      chain.output.set('environment', newSyntax)
      chain
        .plugin('drawn-templates')
        .use(DrawnTemplatesPlugin, [root, generateScopedName, clientConfig.assetBase || clientConfig.apiHost])
      // Taro's own file takes the whole runtime; by this one the parts that nobody uses stay out
      chain.resolve.alias.set('@tarojs/taro$', path.join(root, 'vendor/weapp/taro.js'))
      for (const name of ['location', 'history']) {
        chain
          .plugin(`no-${name}`)
          .use(NormalModuleReplacementPlugin, [
            new RegExp(`@tarojs[\\\\/]runtime[\\\\/]dist[\\\\/]bom[\\\\/]${name}\\.js$`),
            path.join(root, `vendor/weapp/no-${name}.js`),
          ])
      }
    },
  },
  h5: {
    compile: { include: contractConstants },
    publicPath: '/',
    staticDirectory: 'static',
    useHtmlComponents: true,
    devServer: {
      port: Number(process.env.DEV_PORT ?? 10086),
      open: false,
      proxy: devProxy,
      client: { overlay: { errors: true, warnings: false } },
    },
    sassLoaderOption,
    router: { mode: 'hash' },
    // Chunks by number: their names would be listed in the first script
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[id].[contenthash:6].js' },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[id].[contenthash:6].css',
    },
    htmlPluginOption: { script: rootSizeScript, title: clientConfig.brandName },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      pxtransform: { enable: true, config: { baseFontSize: 16 } }, // 32 design px = 1rem
      cssModules,
    },
    webpackChain(chain) {
      chain.output.set('environment', newSyntax)
      // Taro's entry hands the router one loader per page: each is wrapped before the router sees it
      chain.plugin('mainPlugin').tap((args) => {
        args[0].loaderMeta ??= { extraImportForWeb: '', execBeforeCreateWebApp: '' }
        args[0].loaderMeta.extraImportForWeb += `import { wrapPageLoaders } from '${path.join(root, 'src/platform/lazy-page/index.h5')}'\n`
        args[0].loaderMeta.execBeforeCreateWebApp += 'wrapPageLoaders(config.routes)\n'
        // the scripts have run: what is drawn is a task of its own, so that a tap need not wait for both
        args[0].loaderMeta.execBeforeCreateWebApp +=
          'await new Promise((resolve) => { setTimeout(resolve) })\n'
        return args
      })
      chain.plugin('chunk-manifest').use(ChunkManifestPlugin)
      if (process.env.NODE_ENV === 'production')
        chain.plugin('sliced-start').use(SlicedStartPlugin, [startSlices])
      chain.plugin('toast-pictures').use(NormalModuleReplacementPlugin, [...toastPictures])
      for (const [request, file] of Object.entries(packageStandIns)) chain.resolve.alias.set(request, file)
      // a development build would take the router's bundled file, in which no part can be replaced
      chain.resolve.alias.set('@tarojs/router$', path.join(root, 'node_modules/@tarojs/router/dist/index.js'))
      fileStandIns.forEach(({ test, file }, index) =>
        chain.plugin(`stand-in-${index}`).use(NormalModuleReplacementPlugin, [test, file]),
      )
      chain.optimization.splitChunks({
        chunks: 'all',
        minSize: 20000,
        maxInitialRequests: 8,
        maxAsyncRequests: 6,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // One file, which only an upgrade changes; together they compress better. 'all': what only pages use of these joins it instead of
          // being copied into each page; of Taro's components, those that only a page uses stay with the page.
          react: {
            name: 'vendor',
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-redux|@reduxjs|immer|redux|redux-thunk|reselect|use-sync-external-store)[\\/]/,
            chunks: 'all',
            priority: 50,
            enforce: true,
          },
          taro: {
            name: 'vendor',
            test: /[\\/]node_modules[\\/]@tarojs[\\/]/,
            chunks: 'initial',
            priority: 60,
            enforce: true,
          },
          common: { minChunks: 2, priority: 1, reuseExistingChunk: true },
        },
      })
    },
  },
}))
