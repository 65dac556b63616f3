import type { IH5Config } from '@tarojs/taro/types/compile'

/** Webpack's configuration as passed by Taro to `webpackChain`. */
export type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0]
