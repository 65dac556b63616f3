import type { TextParams } from '@/i18n/engine'
import type { TextKey } from '@/i18n/text-keys'

type SharedKey = Extract<TextKey<'pages-goods'>, TextKey<'pages-shopping'>>
/** Texts of product sections that several subpackages show: each namespace has them under the same keys. */
export type GoodsWords = (key: Extract<SharedKey, `detail.${string}`>, params?: TextParams) => string
