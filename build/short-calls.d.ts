import type { Compiler } from 'webpack'

export declare class ShortCallsPlugin {
  constructor(root: string)
  apply(compiler: Compiler): void
}
