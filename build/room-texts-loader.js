// Mini-program only: a page that uses its subpackage's texts also imports the catalogues, so that they are
// bundled in the subpackage.
const fs = require('node:fs')
const path = require('node:path')

module.exports = function roomTextsLoader(source) {
  if (!source.includes('useText(')) return source
  const room = /[\\/]src[\\/](pages[\\/]trolley|pages-common[\\/]welcome|pages[\w-]*)[\\/]/.exec(
    this.resourcePath,
  )?.[1]
  const register = path.join(this.rootContext, 'src', room, 'i18n', 'register.weapp.ts')
  if (!fs.existsSync(register))
    throw new Error(
      `${path.relative(this.rootContext, this.resourcePath)} uses texts, and ` +
        `${path.relative(this.rootContext, register)} does not exist: without it the mini-program ` +
        `has none of the room's texts`,
    )
  return `import ${JSON.stringify(register)}\n${source}`
}
