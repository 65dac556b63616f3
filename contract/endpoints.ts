import * as bookings from './bookings'
import * as content from './content'
import type { Endpoint } from './define-endpoint'
import * as goods from './goods'
import * as orders from './orders'
import * as persons from './persons'
import * as shops from './shops'
import * as user from './user'

const isEndpoint = (x: unknown): x is Endpoint => typeof x === 'object' && x !== null && 'method' in x && 'path' in x && 'data' in x

/** Every call there is, by name. What is not here does not exist; a test asks the server for each. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [bookings, content, goods, orders, persons, shops, user].flatMap((m) => Object.entries(m)).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
)
