import type { ChunkGraph, Module } from 'webpack'

const reactPackages = [
  'react|react-dom|scheduler|react-redux|@reduxjs|immer|redux|redux-thunk|reselect',
  'use-sync-external-store',
].join('|')
/** Matches files of these packages at any level of node_modules. */
const inPackages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

const sharedStyleFile = /[\\/]src[\\/](components|features)[\\/]/
const sharedStyles = { type: 'css/mini-extract', chunks: 'async' as const, minChunks: 2, enforce: true }

/** Whether one of these pages loads the style module with its own code. */
const stylesOf =
  (...pages: string[]) =>
  (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
    if (!sharedStyleFile.test(module.nameForCondition() ?? '')) return false
    const groups = [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) => [
      ...chunk.groupsIterable,
    ])
    return groups.some((group) =>
      group.origins.some(({ request }) => pages.includes(request.replace(/\.tsx$/, ''))),
    )
  }

const isHomeStyle = stylesOf('./pages/Home/index')
/** The pages that most links from outside open. */
const isDetailStyle = stylesOf(
  './pages-goods/goods-detail/goods-detail',
  './pages-clinic/clinic-home/clinic-home',
)

export const h5Chunks = {
  chunks: 'all' as const,
  minSize: 20000,
  maxInitialRequests: 8,
  // Without HTTP/2 a browser opens six connections per host, two of which the app's own files occupy until
  // the end: with more small files than this, a page's last one waits for a whole round trip. The cost is 5 %
  // more script in total
  maxAsyncRequests: 3,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    // One file that changes only with an upgrade; together they compress better. 'all': modules used only by
    // pages join it instead of being duplicated per page; Taro components used by a single page stay with it.
    react: {
      name: 'vendor',
      test: inPackages(reactPackages),
      chunks: 'all' as const,
      priority: 50,
      enforce: true,
    },
    taro: {
      name: 'vendor',
      // the styles are part of the app's sheet
      type: /javascript/,
      test: inPackages('@tarojs'),
      chunks: 'initial' as const,
      priority: 60,
      enforce: true,
    },
    // A shared component's styles, once for all pages and before theirs: duplicated in each page's sheet,
    // those of a page loaded later would override an earlier page's rules for the same component. Home has a
    // fifth of them, and waits for no more, as do packages and clinics. These sheets come first: what their
    // components render is in them as well
    homeStyles: { ...sharedStyles, name: 'home-styles', test: isHomeStyle, priority: 80 },
    detailStyles: { ...sharedStyles, name: 'detail-styles', test: isDetailStyle, priority: 75 },
    styles: { ...sharedStyles, name: 'shared-styles', test: sharedStyleFile, priority: 70 },
    common: { minChunks: 2, priority: 1, reuseExistingChunk: true },
  },
}
