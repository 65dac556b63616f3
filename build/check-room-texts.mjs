import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { browserBlocks, roomBlocks, roomEmptyKinds } = createRequire(import.meta.url)(
  './compact-texts-loader.js',
)

/** Texts and drawings that the main package must not use, by the list that reserves them. */
const forbidden = {
  roomBlocks: new RegExp(`["'\`](${roomBlocks.join('|')})\\.\\w`),
  browserBlocks: new RegExp(`["'\`](${browserBlocks.join('|')})\\.\\w`),
  roomEmptyKinds: new RegExp(`\\bkind:\\s*["'\`](${roomEmptyKinds.join('|')})["'\`]`),
}

/** The subpackage of a file in dist/weapp; '' for the main package. */
const roomOf = (name) => /^(pages-[\w-]+|pages\/trolley)\//.exec(name.replaceAll('\\', '/'))?.[1] ?? ''

const textAsked = new RegExp(`["'\`](${roomBlocks.join('|')})\\.[\\w$]`, 'g')
const kindAsked = new RegExp(`\\bkind:\\s*["'](${roomEmptyKinds.join('|')})["']`, 'g')

/** Blocks and empty states that a subpackage's scripts use without containing any of their texts. */
function missingIn(script) {
  const named = (pattern) => [...new Set([...script.matchAll(pattern)].map(([, name]) => name))]
  return [
    ...named(textAsked).filter((block) => !new RegExp(`\\b${block}:\\{`).test(script)),
    ...named(kindAsked).filter((kind) => !script.includes(`${kind}Title:0`)),
  ]
}

/**
 * @param {string} folder dist/weapp
 * @throws Error when a script uses a common text that its package does not contain
 */
export function checkRoomTexts(folder) {
  const rooms = new Map()
  for (const name of fs.readdirSync(folder, { recursive: true }).map(String)) {
    if (!name.endsWith('.js')) continue
    const script = fs.readFileSync(path.join(folder, name), 'utf8')
    const room = roomOf(name)
    if (room) {
      rooms.set(room, `${rooms.get(room) ?? ''}\n${script}`)
      continue
    }
    for (const [list, asked] of Object.entries(forbidden)) {
      const found = asked.exec(script)?.[1]
      if (found)
        throw new Error(
          `${name} of the main package asks for texts of "${found}": take it out of ${list} in ` +
            'build/compact-texts-loader.js',
        )
    }
  }
  for (const [room, script] of rooms) {
    const missing = missingIn(script)
    if (missing.length > 0)
      throw new Error(
        `${room} asks for the common texts ${missing.join(', ')} and does not contain them: ` +
          'build/common-texts-loader.js did not see who names them',
      )
  }
}
