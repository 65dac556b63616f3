import path from 'node:path'
import { defineConfig } from '@tarojs/cli'

// 1rem = viewport width / 23.4375 (750 design px = full width); past 960 px wide the page is sized as at 375
const rootSize = '!function(w){var d=w.document.documentElement;function f(){var x=d.clientWidth||w.innerWidth;d.style.fontSize=(x>960?375:x)/23.4375+"px"}w.addEventListener("resize",f);f()}(window);'

const cssModules = { enable: true, config: { namingPattern: 'module' as const, generateScopedName: '[local]_[hash:base64:6]' } }

export default defineConfig<'webpack5'>(async () => ({
  projectName: 'medibook',
  date: '2026-11-1',
  designWidth: 750,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot: `dist/${process.env.TARO_ENV}`,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  // always define it: an undefined process.env.X stays in the H5 bundle and throws 'process is not defined'
  env: { TARO_APP_API: JSON.stringify(process.env.TARO_APP_API ?? '') },
  alias: { '@': path.resolve(__dirname, '..', 'src'), '@contract': path.resolve(__dirname, '..', 'contract') },
  plugins: [
    ['@tarojs/plugin-inject', {
      components: {
        View: { 'aria-label': 'i.ariaLabel', 'aria-role': 'i.ariaRole' },
        Button: { 'aria-label': 'i.ariaLabel' },
        Image: { 'aria-label': 'i.ariaLabel' }
      }
    }]
  ],
  jsMinimizer: 'terser',
  terser: {
    enable: true,
    config: { ecma: 2017, module: true, keep_fnames: false, compress: { passes: 2 }, output: { comments: false, quote_keys: false, keep_quoted_props: false } }
  },
  mini: {
    postcss: { pxtransform: { enable: true, config: {} }, cssModules },
    optimizeMainPackage: { enable: true },
    experimental: { compileMode: true }
  },
  h5: {
    publicPath: './',
    staticDirectory: 'static',
    useHtmlComponents: true,
    router: { mode: 'hash' },
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
    miniCssExtractPluginOption: { ignoreOrder: true, filename: 'css/[name].[contenthash:8].css', chunkFilename: 'css/[name].[contenthash:8].css' },
    htmlPluginOption: { script: rootSize },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      pxtransform: { enable: true, config: { baseFontSize: 16 } },   // 32 design px = 1rem
      cssModules
    },
    webpackChain(chain) {
      chain.optimization.splitChunks({
        chunks: 'all', minSize: 20000, maxInitialRequests: 8, maxAsyncRequests: 6,
        cacheGroups: {
          default: false, defaultVendors: false,
          // 'all': what only pages use (react-i18next, its shims) joins this chunk instead of being copied into each page
          react: { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-redux|@reduxjs|immer|redux|reselect|use-sync-external-store|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/, chunks: 'all', priority: 50, enforce: true },
          taro: { name: 'taro', test: /[\\/]node_modules[\\/]@tarojs[\\/]/, chunks: 'initial', priority: 60, enforce: true },
          common: { minChunks: 2, priority: 1, reuseExistingChunk: true }
        }
      })
    }
  }
}))
