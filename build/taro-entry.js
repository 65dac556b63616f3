// H5 only. Taro's entry passes the router one loader per page, and the component that wraps pages. It
// includes the lines of plugins: ours run after those of Taro's platform and before the router is created.
const path = require('node:path')

/** The platform's line, replaced by ours so that its component is not part of the build. */
const ITS_PULL_DOWN = 'config.PullDownRefresh = PullDownRefresh\n'

/**
 * Wraps each page's loader (src/platform/lazy-page: Taro's router does not handle a page whose code fails to
 * load), and provides the pages with our pull-to-refresh (src/platform/pull-down: Taro's never finds the
 * page).
 *
 * @param {import('./chain').Chain} chain
 * @param {string} root folder of the project
 * @throws Error when the platform's line is missing
 */
function extendEntry(chain, root) {
  const from = (name) => JSON.stringify(path.join(root, 'src/platform', name, 'index.h5'))
  chain.plugin('mainPlugin').tap(([options, ...others]) => {
    const { loaderMeta } = options
    if (!loaderMeta?.execBeforeCreateWebApp?.includes(ITS_PULL_DOWN))
      throw new Error("build/taro-entry.js does not find the line of Taro's platform that sets the pull-down")
    return [
      {
        ...options,
        loaderMeta: {
          ...loaderMeta,
          extraImportForWeb:
            `${loaderMeta.extraImportForWeb}import { wrapPageLoaders } from ${from('lazy-page')}\n` +
            `import OwnPullDown from ${from('pull-down')}\n`,
          execBeforeCreateWebApp:
            loaderMeta.execBeforeCreateWebApp.replace(
              ITS_PULL_DOWN,
              'config.PullDownRefresh = OwnPullDown\n',
            ) + 'wrapPageLoaders(config.routes)\n',
        },
      },
      ...others,
    ]
  })
}
module.exports.extendEntry = extendEntry
