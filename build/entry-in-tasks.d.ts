import type { Compiler } from 'webpack'

export declare class EntryInTasksPlugin {
  constructor(root: string)
  apply(compiler: Compiler): void
}
