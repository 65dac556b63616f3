import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { languages } from './constants/enums'
import { type Day as DayText, forms, type Moment as MomentText, type Time as TimeText } from './rules/day'
import { priceDigits } from './rules/text-lengths'

export const Id = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'Identifier; always text',
})
/**
 * Major units with exactly two decimals, as text: `"3680.00"`. Parsed once into integer cents, never added as
 * a float.
 */
export const Money = Type.String({ pattern: '^-?\\d{1,9}\\.\\d{2}$', examples: ['3680.00'] })
/** A price sent by a caller: not negative, and within the range of the database column. */
export const Price = Type.String({ pattern: `^\\d{1,${priceDigits}}\\.\\d{2}$`, examples: ['3680.00'] })
/** Exchange rate as text with exactly four decimals. */
export const Rate = Type.String({ pattern: '^\\d+\\.\\d{4}$', examples: ['0.1284'] })
export const Day = Type.Unsafe<DayText>(
  Type.String({
    pattern: forms.day.source,
    examples: ['2026-11-24'],
    description: "Day in the store's zone",
  }),
)
export const Moment = Type.Unsafe<MomentText>(
  Type.String({
    pattern: forms.moment.source,
    examples: ['2026-11-24 10:30:00'],
    description: "Moment in the store's zone",
  }),
)
export const Time = Type.Unsafe<TimeText>(Type.String({ pattern: forms.time.source, examples: ['10:30'] }))
/** Language of an operator's text that has no version in the language of the call. */
export const OtherLanguage = Type.Union([...languages.map((one) => Type.Literal(one)), Type.Null()], {
  description: 'The language of texts that the operator has not written in the requested one; otherwise null',
})
export const Flag = Type.Union([Type.Literal('0'), Type.Literal('1')], { description: "'1' yes, '0' no" })
export const Count = Type.Integer({ minimum: 0 })
export const Phone = Type.String({ minLength: 6, maxLength: 15, pattern: '^\\d+$' })
export const PhoneCode = Type.String({ pattern: '^\\+[1-9]\\d{0,3}$' })
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
/** Created when the form opens; 16 to 64 letters, digits, `-` or `_`. */
export const IdempotencyKey = Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

export const Ok = Type.Boolean({ description: 'true when done' })
export const IdParams = Type.Object({ id: Id })

/** List parameters of this API. `ascs`/`descs`: comma-separated snake-case columns. */
export const pageQuery = {
  current: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000, default: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
  ascs: Type.Optional(Type.String({ maxLength: 100 })),
  descs: Type.Optional(Type.String({ maxLength: 100 })),
  searchCount: Type.Optional(Type.Boolean({ default: true })),
}

/**
 * One page of a list. With `searchCount=false` the total is 0 and the list ends when `records.length < size`.
 * Catalogue lists count at most `limits.countedRows` rows.
 */
export const pageOf = <T extends TSchema>(record: T) =>
  Type.Object({
    records: Type.Array(record),
    total: Count,
    size: Count,
    current: Count,
    pages: Count,
  })
export type { PageOf } from './route'
export type Flag = Static<typeof Flag>
