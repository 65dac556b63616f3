import fs from 'node:fs'
import path from 'node:path'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Nearly all functions of the app's and the packages' files run at start-up. With this comment Chrome
 * compiles them during the download instead of one by one when each is called (docs/adr/0024).
 *
 * @param {string} folder dist/h5
 * @throws Error when one of the two files is missing
 */
export function addCompileHints(folder) {
  const scripts = path.join(folder, 'js')
  for (const name of ['app', 'vendor']) {
    const file = fs.readdirSync(scripts).find((one) => new RegExp(`^${name}\\.[0-9a-f]+\\.js$`).test(one))
    if (!file)
      throw new Error(`The build has no js/${name}.<hash>.js, which build/compile-hints.mjs looks for`)
    const script = fs.readFileSync(path.join(scripts, file), 'utf8')
    fs.writeFileSync(path.join(scripts, file), HINT + script)
  }
}
