import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { browserBlocks, roomBlocks, roomEmptyKinds } = createRequire(import.meta.url)(
  './compact-texts-loader.js',
)

/** Texts that only the web app may use. */
const browserText = new RegExp(`["'\`](${browserBlocks.join('|')})\\.\\w`)

/** The subpackage of a file in dist/weapp; '' for the main package. */
const roomOf = (name) => /^(pages-[\w-]+|pages\/trolley)\//.exec(name.replaceAll('\\', '/'))?.[1] ?? ''

const textAsked = new RegExp(`["'\`](${roomBlocks.join('|')})\\.[\\w$]`, 'g')
const kindAsked = new RegExp(`\\bkind:\\s*["'](${roomEmptyKinds.join('|')})["']`, 'g')

/** Blocks and empty states that a package's scripts use, and that neither they nor the main package's contain. */
function missingIn(script, main) {
  const named = (pattern) => [...new Set([...script.matchAll(pattern)].map(([, name]) => name))]
  const isBrought = (sign) => sign.test(script) || sign.test(main)
  return [
    ...named(textAsked).filter((block) => !isBrought(new RegExp(`\\b${block}:\\{`))),
    ...named(kindAsked).filter((kind) => !isBrought(new RegExp(`\\b${kind}Title:0`))),
  ]
}

/** The scripts of each package, by its folder; '' is the main package. */
function scriptsOf(folder) {
  const packages = new Map([['', '']])
  for (const name of fs.readdirSync(folder, { recursive: true }).map(String)) {
    if (!name.endsWith('.js')) continue
    const script = fs.readFileSync(path.join(folder, name), 'utf8')
    packages.set(roomOf(name), `${packages.get(roomOf(name)) ?? ''}\n${script}`)
  }
  return packages
}

/**
 * @param {string} folder dist/weapp
 * @throws Error when a script uses a common text that its package does not contain
 */
export function checkRoomTexts(folder) {
  const packages = scriptsOf(folder)
  const main = packages.get('')
  const inBrowser = browserText.exec(main)?.[1]
  if (inBrowser)
    throw new Error(
      `The main package asks for texts of "${inBrowser}": take it out of browserBlocks in ` +
        'build/compact-texts-loader.js',
    )
  for (const [room, script] of packages) {
    const missing = missingIn(script, main)
    if (missing.length > 0)
      throw new Error(
        `${room || 'The main package'} asks for the common texts ${missing.join(', ')} and does not contain ` +
          'them: build/common-texts-loader.js did not see who names them',
      )
  }
}
