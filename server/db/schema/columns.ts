import { integer, jsonb, timestamp, varchar } from 'drizzle-orm/pg-core'
import type { Day, Time } from '../../../contract/rules/day'

/**
 * A text in the languages that the catalogue stores; other languages fall back (Latin script: en, else
 * zh-Hant).
 */
export interface LocalText {
  'zh-Hant': string
  'zh-Hans': string
  en: string
  fr?: string
  es?: string
  ja?: string
}

export const id = (name = 'id') => varchar(name, { length: 64 })
export const localText = (name: string) => jsonb(name).$type<LocalText>()
/** Money is stored as integer cents. */
export const cents = (name: string) => integer(name)
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** A day 'yyyy-MM-dd' in the shop's time zone. */
export const day = (name: string) => varchar(name, { length: 10 }).$type<Day>()
/** A time 'HH:mm' in the shop's time zone. */
export const time = (name: string) => varchar(name, { length: 5 }).$type<Time>()
export const list = <T>(name: string) => jsonb(name).$type<T[]>()
