const inner = 'api store features components navigation hooks platform utils theme i18n'.split(' ')

/**
 * Import zones of platform and texts, which nearly everything imports, and of the parts around pages, which
 * nearly nothing may import.
 *
 * @param {readonly string[]} rooms folders of the subpackages, below src
 * @param {readonly string[]} allPages folders of the pages
 */
export const layerZones = (rooms, allPages) => [
  {
    target: './src/platform',
    from: [
      './src/api',
      './src/store',
      './src/features',
      './src/navigation',
      './src/components',
      './src/hooks',
      './src/i18n',
      './src/theme',
      ...allPages,
    ],
    message: 'Platform imports only Taro and its own folder.',
  },
  {
    target: './src/i18n',
    from: [
      './src/api',
      './src/store',
      './src/features',
      './src/components',
      './src/navigation',
      './src/hooks',
      './src/theme',
      ...allPages,
    ],
    // the texts of a subpackage are in its folder, those of the welcome page in the page's
    except: [
      './i18n',
      './welcome/i18n',
      ...rooms.filter((room) => room.includes('/')).map((room) => `./${room.split('/')[1]}/i18n`),
    ],
    message: 'Texts know no data and no components.',
  },
  {
    target: inner.map((layer) => `./src/${layer}`),
    from: ['./src/app-overlays', './src/first-screen'],
    message: 'What stands around the pages is imported by pages only.',
  },
  {
    target: './src/app-overlays',
    from: allPages,
    message: 'What stands around the pages knows none of them.',
  },
  {
    target: ['./src/app-overlays', ...allPages],
    from: './src/first-screen',
    message: 'src/first-screen draws the pages on the server: it imports them, and nothing imports it.',
  },
]
