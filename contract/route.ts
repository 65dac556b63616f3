/**
 * What a client needs of an endpoint, without a dependency on TypeBox: `contract/routes/*` are generated from
 * the endpoints by `npm run contract`.
 */
import type { Day, Moment, Time } from './rules/day'

/** Leaf kinds of a shape. Enums are plain text, so that a value unknown to this client passes. */
export const kinds = {
  text: 0,
  number: 1,
  boolean: 2,
  flag: 3,
  money: 4,
  any: 5,
  day: 6,
  moment: 7,
  time: 8,
  rate: 9,
} as const
/** Added to a leaf's kind, or the second entry of a pair around a compound shape. */
export const marks = { kind: 15, nullable: 16, optional: 32, dictionary: 64, union: 128 } as const

/**
 * Wire format of a value: a leaf is its kind and marks, an object its properties, a list `[item]`, and
 * `[inner, marks]` an inner shape that may be absent, a dictionary of it, or a union of it.
 */
export type Shape = number | { readonly [key: string]: Shape } | ShapeList
export type ShapeList = readonly (Shape | number)[]

/** Whole cents; decimal text on the wire. */
export type Cents = number
export type { Day, Moment, Time }

/** The types of a route, decoded. */
export interface RouteTypes {
  data: unknown
  params?: unknown
  query?: unknown
  body?: unknown
}

export interface Route<T extends RouteTypes = RouteTypes> {
  readonly path: string
  /** GET when omitted. */
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  /** See `EndpointAuth`; `none` when omitted. */
  readonly auth?: 'anonymous' | 'user' | 'enterprise'
  readonly isIdempotent?: true
  readonly data: Shape
  /** Query and body fields whose wire format differs; omitted when there are none. */
  readonly query?: Shape
  readonly body?: Shape
  /** Exists at compile time only. */
  readonly types?: T
}

export type DataOf<R> = R extends Route<infer T> ? T['data'] : never
export type BodyOf<R> = R extends Route<infer T> ? T['body'] : never
export type QueryOf<R> = R extends Route<infer T> ? T['query'] : never
export type ParamsOf<R> = R extends Route<infer T> ? T['params'] : never

/** One page of a list. */
export interface PageOf<T> {
  records: T[]
  total: number
  size: number
  current: number
  pages: number
}
