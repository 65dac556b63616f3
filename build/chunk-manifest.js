/**
 * Writes chunks.json with the files of each lazy chunk. postbuild-h5.mjs derives the preloads of the landing
 * page from it and deletes it.
 */
class ChunkManifestPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ChunkManifest', (compilation) => {
      // After the names include their content hashes
      compilation.hooks.processAssets.tap(
        { name: 'ChunkManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const groups = compilation.chunkGroups
            .filter((group) => !group.isInitial())
            .map((group) => ({
              name: group.name ?? null,
              files: group.getFiles().filter((file) => !file.endsWith('.map')),
              // The requests that load the chunk: they identify a page whose chunk has no name
              origins: group.origins.map((origin) => origin.request).filter(Boolean),
            }))
          compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(groups, null, 2)))
        },
      )
    })
  }
}
module.exports.ChunkManifestPlugin = ChunkManifestPlugin
