import type { Chain } from './chain'

export interface UnusedModule {
  name: string
  importers: readonly string[]
  functions: readonly string[]
  instead?: string
}
export declare const unusedModules: readonly UnusedModule[]
export declare function leaveOutUnused(chain: Chain): void
