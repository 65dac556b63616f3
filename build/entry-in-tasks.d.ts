import type { Compiler } from 'webpack'

export declare class EntryInTasksPlugin {
  apply(compiler: Compiler): void
}
