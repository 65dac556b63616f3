import type main from '../pages/i18n/zh-Hant.json'
import type trolley from '../pages/trolley/i18n/zh-Hant.json'
import type pagesClinic from '../pages-clinic/i18n/zh-Hant.json'
import type pagesCommon from '../pages-common/i18n/zh-Hant.json'
import type welcome from '../pages-common/welcome/i18n/zh-Hant.json'
import type pagesGoods from '../pages-goods/i18n/zh-Hant.json'
import type pagesMine from '../pages-mine/i18n/zh-Hant.json'
import type pagesOrder from '../pages-order/i18n/zh-Hant.json'
import type pagesShop from '../pages-shop/i18n/zh-Hant.json'
import type pagesShopping from '../pages-shopping/i18n/zh-Hant.json'
import type common from './common/zh-Hant.json'
import type errors from './errors/zh-Hant.json'

interface Catalogues {
  main: typeof main
  common: typeof common
  errors: typeof errors
  'pages-common': typeof pagesCommon
  'pages-goods': typeof pagesGoods
  'pages-order': typeof pagesOrder
  'pages-mine': typeof pagesMine
  'pages-shop': typeof pagesShop
  'pages-clinic': typeof pagesClinic
  'pages-shopping': typeof pagesShopping
  'pages/trolley': typeof trolley
  'pages-common/welcome': typeof welcome
}

/** Namespace of texts: a subpackage's own, or one shared by all of them. */
export type TextRoom = keyof Catalogues

/** Keys as used in code: the plural suffix (`days_other`) is selected by the count. */
type Asked<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key

type Dotted<Catalogue> = {
  [Key in keyof Catalogue & string]: Catalogue[Key] extends string
    ? Asked<Key>
    : `${Key}.${Dotted<Catalogue[Key]>}`
}[keyof Catalogue & string]

type Keys = { [Room in TextRoom]: Dotted<Catalogues[Room]> }

/**
 * A key of a namespace's texts (`block.item`). The Traditional Chinese catalogue defines the keys; a test
 * compares the others with it.
 */
export type TextKey<Room extends TextRoom> = Keys[Room]

/** The keys below one block, without its prefix: for 'next', those of `next.paid` and `next.booked`. */
export type TextUnder<Room extends TextRoom, Block extends string> =
  TextKey<Room> extends infer Key ? (Key extends `${Block}.${infer Rest}` ? Rest : never) : never
