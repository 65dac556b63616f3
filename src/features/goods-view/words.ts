import type { TextParams } from '@/i18n/engine'
import type { TextKey } from '@/i18n/text-keys'

type SharedKey = Extract<TextKey<'pages-goods'>, TextKey<'pages-shopping'>>
/** The texts of the parts of a product that several rooms show: each of them has these under the same keys. */
export type GoodsWords = (key: Extract<SharedKey, `detail.${string}`>, params?: TextParams) => string
