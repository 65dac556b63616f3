// Mini-program only: a page that uses its room's texts also imports the room's catalogues, so that they travel in the room's subpackage.
const path = require('node:path')
const fs = require('node:fs')

module.exports = function roomTextsLoader(source) {
  if (!source.includes('useText(')) return source
  const room = /[\\/]src[\\/](pages[\\/]trolley|pages[\w-]*)[\\/]/.exec(this.resourcePath)?.[1]
  const register = path.join(this.rootContext, 'src', room, 'i18n', 'register.weapp.ts')
  return room && fs.existsSync(register) ? `import ${JSON.stringify(register)}\n${source}` : source
}
