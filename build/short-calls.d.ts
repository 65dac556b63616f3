import type { Compiler } from 'webpack'

export declare function shortenCalls(code: string): string

export declare class ShortCallsPlugin {
  apply(compiler: Compiler): void
}
