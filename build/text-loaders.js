// Mini-program only: which files go through the loaders of texts
const path = require('node:path')

const loaders = [
  // A room's texts belong to its own subpackage; nothing in the main package may import them, so each page of the
  // room does
  {
    name: 'room-texts',
    test: /[\\/]src[\\/]pages[\w-]*[\\/].*\.tsx$/,
    loader: 'room-texts-loader.js',
    isFirst: true,
  },
  {
    name: 'common-texts',
    test: /[\\/]src[\\/].*(?<!\.config)\.tsx?$/,
    loader: 'common-texts-loader.js',
    isFirst: true,
  },
  { name: 'room-drawings', test: /room-drawings\.scss$/, loader: 'common-texts-loader.js', isFirst: true },
  {
    name: 'compact-texts',
    test: /[\\/]src[\\/](pages[\w-]*[\\/](trolley[\\/])?)?i18n[\\/].*\.json$/,
    loader: 'compact-texts-loader.js',
    isFirst: false,
  },
]

/** @param {import('./chain').Chain} chain */
function addTextLoaders(chain) {
  for (const { name, test, loader, isFirst } of loaders) {
    const rule = chain.module.rule(name).test(test)
    if (isFirst) rule.enforce('pre')
    // what the loader writes is a module, no JSON
    else rule.type('javascript/auto')
    rule.use(name).loader(path.join(__dirname, loader))
  }
}
module.exports.addTextLoaders = addTextLoaders
