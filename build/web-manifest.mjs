import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const MARK = { ground: '#41C492', sign: '#FFFFFF' }

/**
 * The brand's logo. A maskable icon may be cropped to any shape, so the background reaches the edge and the
 * logo stays within the middle 60 %.
 */
function markSvg({ isMaskable }) {
  const [radius, from, to, width] = isMaskable ? [0, 10.5, 21.5, 3.6] : [9, 9, 23, 4.5]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" ' +
    `rx="${radius}" fill="${MARK.ground}"/><path d="M16 ${from}v${to - from}M${from} ` +
    `16h${to - from}" stroke="${MARK.sign}" stroke-width="${width}" stroke-linecap="round"/></svg>`
  )
}

const icons = [
  { file: 'icon-192.png', size: 192, isMaskable: false },
  { file: 'icon-512.png', size: 512, isMaskable: false },
  { file: 'icon-maskable-192.png', size: 192, isMaskable: true },
  { file: 'icon-maskable-512.png', size: 512, isMaskable: true },
  // iOS rounds the corners itself
  { file: 'apple-touch-icon.png', size: 180, isMaskable: true, isApple: true },
]

/**
 * Writes the icons and manifest.webmanifest.
 *
 * @param {string} folder dist/h5
 * @param {{ name: string, shortName: string, light: string, dark: string }} brand names, and the page's
 * background in both themes
 * @returns {Promise<string>} markup for the page's head
 */
export async function writeWebManifest(folder, { name, shortName, light, dark }) {
  fs.mkdirSync(path.join(folder, 'icons'), { recursive: true })
  await Promise.all(
    icons.map(({ file, size, isMaskable }) =>
      sharp(Buffer.from(markSvg({ isMaskable })), { density: (72 * size) / 32 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(path.join(folder, 'icons', file)),
    ),
  )
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    lang: 'zh-Hant',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light,
    theme_color: light,
    categories: ['health', 'medical', 'shopping'],
    icons: icons
      .filter(({ isApple }) => !isApple)
      .map(({ file, size, isMaskable }) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: isMaskable ? 'maskable' : 'any',
      })),
  }
  fs.writeFileSync(path.join(folder, 'manifest.webmanifest'), JSON.stringify(manifest))
  return [
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<meta name="theme-color" media="(prefers-color-scheme:light)" content="${light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${dark}">`,
  ].join('')
}
