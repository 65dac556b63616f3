import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { browserBlocks, roomBlocks, roomEmptyKinds } = createRequire(import.meta.url)(
  './compact-texts-loader.js',
)

/** What the main package may not ask for, by where it is listed. */
const forbidden = {
  roomBlocks: new RegExp(`["'\`](${roomBlocks.join('|')})\\.\\w`),
  browserBlocks: new RegExp(`["'\`](${browserBlocks.join('|')})\\.\\w`),
  roomEmptyKinds: new RegExp(`\\bkind:\\s*["'\`](${roomEmptyKinds.join('|')})["'\`]`),
}

/**
 * @param {string} folder dist/weapp
 * @throws Error when a script of the main package uses a common text that only the subpackages contain
 */
export function checkRoomTexts(folder) {
  const isMain = (name) => name.endsWith('.js') && !/^(pages-|pages[\\/]trolley[\\/])/.test(name)
  for (const name of fs.readdirSync(folder, { recursive: true }).map(String).filter(isMain)) {
    const script = fs.readFileSync(path.join(folder, name), 'utf8')
    for (const [list, asked] of Object.entries(forbidden)) {
      const found = asked.exec(script)?.[1]
      if (found)
        throw new Error(
          `${name} of the main package asks for texts of "${found}": take it out of ${list} in ` +
            'build/compact-texts-loader.js',
        )
    }
  }
}
