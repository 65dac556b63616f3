import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import type { IH5Config, IMiniAppConfig } from '@tarojs/taro/types/compile'
import { ids } from 'webpack'
import { ChunkManifestPlugin } from '../build/chunk-manifest'
import { EntryInTasksPlugin } from '../build/entry-in-tasks'
import { roomChunks } from '../build/room-chunks'
import { ShortCallsPlugin } from '../build/short-calls'
import { createShortNames } from '../build/short-names'
import { extendEntry } from '../build/taro-entry'
import { nestElements, templateAttributes } from '../build/template-attributes'
import { addTextLoaders } from '../build/text-loaders'
import { leaveOutUnused } from '../build/unused-modules'
import { readClientConfig } from './client-config'
import { h5Chunks } from './h5-chunks'
import { rootSizeScript } from './root-size'

// A class name is sent with every node of the mini-program's setData and occurs twice in each package, so
// production names have four letters
const shortName = createShortNames(path.resolve(__dirname, '..'))
const generateScopedName =
  process.env.NODE_ENV === 'production'
    ? shortName
    : (local: string, file: string) => `${local}_${shortName(local, file)}`

const cssModules = { enable: true, config: { namingPattern: 'module' as const, generateScopedName } }

// taro-ui's sheets use deprecated Sass features that cannot be changed here
const sassLoaderOption = {
  sassOptions: {
    quietDeps: true,
    silenceDeprecations: ['import', 'slash-div', 'global-builtin', 'color-functions'],
  },
}

const root = path.resolve(__dirname, '..')
// environment variables take precedence over the file
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))

const target = process.env.TARO_ENV ?? 'h5'
const { config: clientConfig, problems } = readClientConfig(process.env, target)
if (problems.length > 0) {
  console.error(`Configuration is wrong:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
  process.exit(1)
}

// constants, rules and routes shared with the server are outside src, and Taro compiles only src by default
const contract = [path.join(root, 'contract')]
// npm run dev:h5 proxies the API's paths to the server started by `npm run server`
const devApi = process.env.DEV_API ?? 'http://127.0.0.1:8787'
const devProxy = Object.fromEntries(
  ['/mall', '/weixin', '/h5', '/pay', '/api', '/admin', '/assets', '/sandbox'].map((from) => [
    from,
    { target: devApi, changeOrigin: true },
  ]),
)
// webpack's modules become methods; it calls them by their numbers and never by `new`
const moduleMethods = { unsafe_methods: /^\d+$/ }
const targetCompress =
  target === 'h5'
    ? moduleMethods
    : // Taro's defaults for the mini-program disable most of terser
      {
        ...moduleMethods,
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
// The engines targeted by babel.config.js support these, so webpack's runtime may use them
const environment = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  forOf: true,
  optionalChaining: true,
  templateLiteral: true,
}
const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${target}`

const mini: IMiniAppConfig = {
  sassLoaderOption,
  // with CSS modules, the order of two components' sheets is irrelevant
  miniCssExtractPluginOption: { ignoreOrder: true },
  // uqr has class fields, which iOS 13.4 does not support
  compile: { include: [...contract, path.join(root, 'node_modules/uqr')] },
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
  // Taro's plugin loads a subpackage's own chunk before its pages; `exclude` keeps it from placing modules there
  optimizeMainPackage: { enable: true, exclude: [() => true] },
  // no minifyXML: it parses WXML as HTML and writes <input> without an end tag, which WeChat's compiler
  // rejects (build/prune-templates.mjs). No inner HTML either: rich texts use RichText
  runtime: { enableInnerHTML: false },
  webpackChain(chain) {
    chain.output.set('environment', environment)
    // The shortest ids and names for the most used modules and exports. They may change with each build, since
    // WeChat caches whole packages
    chain.optimization.merge({ moduleIds: 'size', mangleExports: 'size' })
    const split = chain.optimization.get('splitChunks')
    chain.optimization.splitChunks({ ...split, cacheGroups: roomChunks(root, split.cacheGroups) })
    addTextLoaders(chain)
    chain.plugin('short-calls').use(ShortCallsPlugin, [root])
  },
}

const h5: IH5Config = {
  compile: { include: contract },
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
  // Numeric chunk ids: names would be listed in the first script
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
    [path.join(root, 'build/scaled-rem-plugin.js')]: { enable: true, config: {} },
    cssModules,
  },
  webpackChain(chain) {
    chain.output.set('environment', environment)
    extendEntry(chain, root)
    leaveOutUnused(chain)
    chain.plugin('chunk-manifest').use(ChunkManifestPlugin)
    chain.plugin('short-calls').use(ShortCallsPlugin, [root])
    chain.plugin('entry-in-tasks').use(EntryInTasksPlugin, [root])
    chain.optimization.splitChunks(h5Chunks)
    // webpack's own choice for this number of modules has five digits
    chain.optimization.set('moduleIds', false)
    chain.plugin('module-ids').use(ids.DeterministicModuleIdsPlugin, [{ maxLength: 4, fixedLength: true }])
  },
}

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
  // an undefined process.env.X would stay in the H5 bundle and throw 'process is not defined', so this one is
  // always defined
  env: { CLIENT_CONFIG: JSON.stringify(JSON.stringify(clientConfig)) },
  alias: { '@': path.join(root, 'src'), '@contract': path.join(root, 'contract') },
  plugins: [['@tarojs/plugin-inject', { components: templateAttributes, nestElements }]],
  // WeChat's map takes its markers' pictures by path
  ...(target === 'weapp'
    ? {
        copy: {
          patterns: [
            { from: 'src/pages-common/map/pins', to: `${outputRoot}/pages-common/map/pins` },
            { from: 'src/sitemap.json', to: `${outputRoot}/sitemap.json` },
          ],
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
      compress: { passes: 3, ecma: 2020, arrows: true, ...targetCompress },
      // Taro's default escapes each Chinese character as six bytes
      output: { comments: false, ascii_only: false, quote_keys: false, keep_quoted_props: false },
    },
  },
  mini,
  h5,
}))
