import type { Chain } from './chain'

export declare function addTextLoaders(chain: Chain): void
