import type { Compiler } from 'webpack'

export declare class ChunkManifestPlugin {
  apply(compiler: Compiler): void
}
