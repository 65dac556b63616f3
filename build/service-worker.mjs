import fs from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { injectManifest } from 'workbox-build'
import { inRoot } from '../scripts/lib/paths.mjs'

/** Pages that must open offline, besides the tabs. */
const offlinePages = [
  'pages-common/article',
  'pages-common/reservation/reservation',
  'pages-common/not-found',
]
/** One limit for all files: the largest, the libraries, is about 400 KB. */
const LARGEST_BYTES = 1024 * 1024

function bundle(entry, output, constants) {
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        target: 'webworker',
        devtool: false,
        entry,
        performance: false,
        plugins: [new webpack.DefinePlugin(constants)],
        output: { path: path.dirname(output), filename: path.basename(output) },
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
        else resolve()
      },
    )
  })
}

/** The number of files in a folder of the app, without their compressed copies. */
const countFiles = (folder, name) =>
  fs.readdirSync(path.join(folder, name)).filter((file) => !/\.(br|gz)$/.test(file)).length

/**
 * Writes dist/h5/service-worker.js: the page, its first scripts and styles, and the chunks of the pages that
 * open offline.
 *
 * @param {string} folder dist/h5, with its shell.html as it will be served
 * @param {Record<string, string[]>} pages page path → files of its chunk
 * @param {string[]} tabPages
 * @param {string[]} alsoKept further files, relative to the folder, that every page needs
 * @returns {Promise<number>} precached bytes, before compression
 */
export async function writeServiceWorker(folder, pages, tabPages, alsoKept) {
  const html = fs.readFileSync(path.join(folder, 'shell.html'), 'utf8')
  const first = [...html.matchAll(/(?:src="|href="|")\/?((?:js|css)\/[^"/]+\.(?:js|css))"/g)].map(
    ([, file]) => file,
  )
  const ownScripts = [...html.matchAll(/<script[^>]+src="\/?(js\/[^"]+)"/g)].map(([, file]) => file)
  const ownStyles = first.filter((file) => /^css\/(app|icons)\./.test(file))
  const chunks = [...tabPages, ...offlinePages].flatMap((page) => pages[page] ?? [])
  const bundled = path.join(folder, '..', 'service-worker.bundled.js')
  await bundle(inRoot('build', 'service-worker', 'worker.js'), bundled, {
    'self.FILES_OF_APP': countFiles(folder, 'js') + countFiles(folder, 'css'),
  })
  const { size, warnings } = await injectManifest({
    swSrc: bundled,
    swDest: path.join(folder, 'service-worker.js'),
    globDirectory: folder,
    globPatterns: ['shell.html', ...new Set([...ownScripts, ...ownStyles, ...chunks, ...alsoKept])],
    // file names contain a content hash
    dontCacheBustURLsMatching: /\.[0-9a-f]{6,}\.(js|css)$/,
    maximumFileSizeToCacheInBytes: LARGEST_BYTES,
  })
  fs.rmSync(bundled)
  if (warnings.length) throw new Error(warnings.join('\n'))
  return size
}
