// Mini-program only: modules shared by the pages of a subpackage are written once, into its sub-vendors.js.
// Taro writes a file for every module that two subpackages use, and every page lists all those it needs: 134
// KB of lists in all packages, and a wrapper around each module.
const fs = require('node:fs')
const path = require('node:path')

/** Modules used by at least this many subpackages are in the main package once instead of copied into each. */
const MANY_ROOMS = 5
/** The same of style sheets, which are kept from more: they are small, and a class is of one component only. */
const MANY_ROOMS_OF_STYLES = 6
/** Stays in the subpackages: too large for the main package, except for what a choice of times consists of. */
const staysInRooms =
  /[\\/]src[\\/]features[\\/]booking[\\/](?!components[\\/]slot-picker[\\/](time-grid|use-day-text)\b)/
/** Texts that build/common-texts-loader.js adds to the modules that use them. */
const isBrought = /[\\/]i18n[\\/]common[\\/][\w-]+\.json\?part=/

/** @returns {string[]} folders of the subpackages, as named in src/app.config.ts */
function readRooms(root) {
  const config = fs.readFileSync(path.join(root, 'src/app.config.ts'), 'utf8')
  const rooms = [...config.matchAll(/\{\s*root: '([^']+)'/g)].map(([, room]) => room)
  if (rooms.length === 0) throw new Error('build/room-chunks.js finds no subpackage in src/app.config.ts')
  return rooms
}

/**
 * Groups for webpack's `splitChunks.cacheGroups` in place of Taro's.
 *
 * @param {string} root folder of the project
 * @param {Record<string, object>} groups Taro's: `common`, `vendors` and `taro`
 * @returns {Record<string, object>} `common` and `vendors` with only the modules that the main package or many
 * subpackages use, and one group per subpackage, whose modules may be copied into others. Texts follow their users.
 */
function roomChunks(root, groups) {
  const rooms = readRooms(root)
  const isOfRoom = (room) => (chunk) => String(chunk.name).startsWith(`${room}/`)
  const isMain = (chunk) => !rooms.some((room) => isOfRoom(room)(chunk))
  const isForMain = (module, graphs) => {
    const chunks = [...graphs.chunkGraph.getModuleChunksIterable(module)]
    if (chunks.some(isMain)) return true
    const asking = rooms.filter((room) => chunks.some(isOfRoom(room)))
    const name = module.identifier()
    const many = module.type === 'css/mini-extract' ? MANY_ROOMS_OF_STYLES : MANY_ROOMS
    if (asking.length < many || staysInRooms.test(name)) return false
    if (!isBrought.test(name)) return true
    return [...graphs.moduleGraph.getIncomingConnections(module)].some(
      ({ originModule }) => originModule && isForMain(originModule, graphs),
    )
  }
  const { common, vendors, ...others } = groups
  if (!common || !vendors?.test) throw new Error("build/room-chunks.js finds no groups of Taro's to divide")
  const ofRooms = rooms.map((room) => [
    room,
    {
      // Taro's plugin loads a file of this name before each page of the subpackage
      name: `${room}/sub-vendors`,
      chunks: isOfRoom(room),
      test: (module, context) => !isForMain(module, context),
      minChunks: 2,
      priority: 50,
    },
  ])
  return {
    ...others,
    common: { ...common, test: isForMain },
    vendors: {
      ...vendors,
      test: (module, context) => isForMain(module, context) && vendors.test(module, context),
    },
    ...Object.fromEntries(ofRooms),
  }
}
module.exports.roomChunks = roomChunks
