import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const { roomBlocks } = createRequire(import.meta.url)('./compact-texts-loader.js')

/**
 * @param {string} folder dist/weapp
 * @throws Error when a script of the main package uses a common text that only the subpackages contain
 */
export function checkRoomTexts(folder) {
  const asked = new RegExp(`["'\`](${roomBlocks.join('|')})\\.\\w`)
  const isMain = (name) => name.endsWith('.js') && !/^(pages-|pages[\\/]trolley[\\/])/.test(name)
  for (const name of fs.readdirSync(folder, { recursive: true }).map(String).filter(isMain)) {
    const block = asked.exec(fs.readFileSync(path.join(folder, name), 'utf8'))?.[1]
    if (block)
      throw new Error(
        `${name} of the main package asks for texts of "${block}": take it out of roomBlocks in build/compact-texts-loader.js`,
      )
  }
}
