// Mini-program only: which files pass through the text loaders
const path = require('node:path')

const loaders = [
  // A subpackage's texts belong to it and must not be imported by the main package, so each of its pages
  // imports them
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
    test: /[\\/]src[\\/](pages[\w-]*[\\/]((trolley|welcome)[\\/])?)?i18n[\\/].*\.json$/,
    loader: 'compact-texts-loader.js',
    isFirst: false,
  },
]

/** @param {import('./chain').Chain} chain */
function addTextLoaders(chain) {
  for (const { name, test, loader, isFirst } of loaders) {
    const rule = chain.module.rule(name).test(test)
    if (isFirst) rule.enforce('pre')
    // the loader's output is a module, not JSON
    else rule.type('javascript/auto')
    rule.use(name).loader(path.join(__dirname, loader))
  }
}
module.exports.addTextLoaders = addTextLoaders
