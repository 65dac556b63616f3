/**
 * Writes chunks.json into the build: which files each lazy chunk needs. postbuild-h5.mjs makes the preloads
 * of the landing page from it and takes the file away.
 */
class ChunkManifestPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ChunkManifest', (compilation) => {
      // After the names carry their content hashes
      compilation.hooks.processAssets.tap(
        { name: 'ChunkManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const groups = compilation.chunkGroups
            .filter((group) => !group.isInitial())
            .map((group) => ({
              name: group.name ?? null,
              files: group.getFiles().filter((file) => !file.endsWith('.map')),
              // The requests that ask for the chunk: the way to a page's name when the chunk itself has none
              origins: group.origins.map((origin) => origin.request).filter(Boolean),
            }))
          compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(groups, null, 2)))
        },
      )
    })
  }
}
module.exports.ChunkManifestPlugin = ChunkManifestPlugin
