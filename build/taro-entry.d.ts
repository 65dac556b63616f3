import type { Chain } from './chain'

export declare function extendEntry(chain: Chain, root: string): void
