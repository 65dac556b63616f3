const reactPackages = [
  'react|react-dom|scheduler|react-redux|@reduxjs|immer|redux|redux-thunk|reselect',
  'use-sync-external-store',
].join('|')
/** A test for the files of packages, at whatever level they are installed. */
const inPackages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

/** Webpack's `splitChunks` for H5. */
export const h5Chunks = {
  chunks: 'all' as const,
  minSize: 20000,
  maxInitialRequests: 8,
  // A browser opens six connections to a host without HTTP/2, of which the app's own files hold two until the end: with
  // more small files than these a page's last one waits for a whole round trip. Costs 5 % more scripts in all
  maxAsyncRequests: 3,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    // One file, which only an upgrade changes; together they compress better. 'all': what only pages
    // use of these joins it instead of being copied into each page; of Taro's components, those that
    // only a page uses stay with the page.
    react: {
      name: 'vendor',
      test: inPackages(reactPackages),
      chunks: 'all' as const,
      priority: 50,
      enforce: true,
    },
    taro: {
      name: 'vendor',
      // its styles go with the app's
      type: /javascript/,
      test: inPackages('@tarojs'),
      chunks: 'initial' as const,
      priority: 60,
      enforce: true,
    },
    // A part's styles, once for all pages and before theirs: copied into each page's sheet, those that came with
    // a later page would win over what an earlier page says of the same part
    styles: {
      name: 'shared-styles',
      type: 'css/mini-extract',
      test: /[\\/]src[\\/](components|features)[\\/]/,
      chunks: 'async' as const,
      minChunks: 2,
      priority: 70,
      enforce: true,
    },
    common: { minChunks: 2, priority: 1, reuseExistingChunk: true },
  },
}
