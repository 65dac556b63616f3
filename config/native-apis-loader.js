// Mini-program only: Taro lists the three hundred functions of wx that it turns into promises. The ones that no source of ours names
// need no turning: their names are left out of the list.
const fs = require('node:fs')
const path = require('node:path')

let words
function wordsOfSources(root) {
  words ??= new Set(
    fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .flatMap(
        (entry) =>
          fs.readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), 'utf8').match(/\w+/g) ?? [],
      ),
  )
  return words
}

module.exports = function nativeApisLoader(source) {
  const used = wordsOfSources(path.join(this.rootContext, 'src'))
  let isFound = false
  const kept = source.replace(/(const needPromiseApis = new Set\(\[)([^\]]*)\]/, (_, start, list) => {
    isFound = true
    return `${start}${list
      .match(/'\w+'/g)
      .filter((name) => used.has(name.slice(1, -1)))
      .join(',')}]`
  })
  if (!isFound)
    throw new Error(
      `${this.resourcePath} lists its functions otherwise than config/native-apis-loader.js expects`,
    )
  return kept
}
