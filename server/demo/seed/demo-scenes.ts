import type { BookingState, OrderStatus } from '../../../contract/constants/enums'
import { orderStatus } from '../../../contract/constants/enums'
import type { Time } from '../../../contract/rules/day'

/**
 * One appointment of a scene. Past days are negative; `at` is the requested time, and the nearest free one is
 * used.
 */
export interface AppointmentScene {
  state: BookingState
  shop?: string
  day?: number
  at?: Time
  changesUsed?: number
  cancelsUsed?: number
  injectedDaysAgo?: number
}
export interface OrderScene {
  key: string
  user: 1 | 2
  person?: string
  goods: string
  version?: number
  quantity?: number
  code?: string
  /** Null while unpaid. */
  status: OrderStatus | null
  minutesAgo: number
  cancelReason?: 'user' | 'deadline'
  /** Refunded after it had been completed. */
  isReturned?: boolean
  appointments?: readonly AppointmentScene[]
}
export interface FreeScene {
  key: string
  user: 1 | 2
  person: string
  goods: string
  kind: 'free' | 'bjFree'
  daysAgo: number
  appointment: AppointmentScene
}

const days = (count: number): number => count * 1440

/** A history in every state; each key names what the order or appointment demonstrates. */
export const orderScenes: readonly OrderScene[] = [
  {
    key: 'unpaid',
    user: 1,
    person: 'self',
    goods: 'package-women',
    status: null,
    minutesAgo: 6,
    appointments: [{ state: 'held', shop: 'central', day: 12, at: '09:00' }],
  },
  {
    key: 'booked',
    user: 1,
    person: 'mother',
    goods: 'package-senior',
    status: orderStatus.booked,
    minutesAgo: days(2),
    code: 'FAMILY300',
    appointments: [{ state: 'booked', shop: 'tst', day: 8, at: '09:30' }],
  },
  {
    key: 'to-book',
    user: 1,
    person: 'self',
    goods: 'package-comprehensive',
    status: orderStatus.toBook,
    minutesAgo: days(4),
    appointments: [{ state: 'pre', shop: 'central' }],
  },
  {
    key: 'course-hpv',
    user: 1,
    person: 'self',
    goods: 'vaccine-hpv9',
    status: orderStatus.booked,
    minutesAgo: days(75),
    appointments: [
      { state: 'injected', shop: 'central', day: -70, at: '10:30', injectedDaysAgo: 70 },
      { state: 'booked', shop: 'central', day: 3, at: '10:30' },
      { state: 'locked', shop: 'central' },
    ],
  },
  {
    key: 'dose-verified',
    user: 1,
    person: 'child',
    goods: 'vaccine-varicella',
    status: orderStatus.toBook,
    minutesAgo: days(6),
    appointments: [
      { state: 'writeOff', shop: 'shatin', day: -1, at: '16:00' },
      { state: 'locked', shop: 'shatin' },
    ],
  },
  {
    key: 'changed',
    user: 1,
    person: 'self',
    goods: 'package-heart',
    status: orderStatus.booked,
    minutesAgo: days(9),
    appointments: [{ state: 'booked', shop: 'causeway', day: 15, at: '10:00', changesUsed: 1 }],
  },
  {
    key: 'rebooked',
    user: 1,
    person: 'self',
    goods: 'package-liver',
    status: orderStatus.booked,
    minutesAgo: days(14),
    appointments: [{ state: 'booked', shop: 'central', day: 20, at: '09:30', cancelsUsed: 1 }],
  },
  {
    key: 'to-rebook',
    user: 1,
    person: 'mother',
    goods: 'package-bone',
    status: orderStatus.toBook,
    minutesAgo: days(12),
    appointments: [{ state: 'pre', shop: 'causeway', cancelsUsed: 1 }],
  },
  {
    key: 'completed',
    user: 1,
    person: 'self',
    goods: 'package-dental',
    status: orderStatus.completed,
    minutesAgo: days(48),
    appointments: [{ state: 'writeOff', shop: 'tst', day: -40, at: '15:00' }],
  },
  {
    key: 'refunded',
    user: 1,
    person: 'self',
    goods: 'package-eye',
    status: orderStatus.refunded,
    minutesAgo: days(30),
    appointments: [{ state: 'cancelled', shop: 'tst' }],
  },
  {
    key: 'cancelled',
    user: 1,
    person: 'mother',
    goods: 'vaccine-flu',
    status: orderStatus.cancelled,
    minutesAgo: days(18),
    cancelReason: 'user',
    appointments: [{ state: 'cancelled', shop: 'tst' }],
  },
  {
    key: 'timed-out',
    user: 1,
    goods: 'item-activity-band',
    status: orderStatus.cancelled,
    minutesAgo: days(21),
    cancelReason: 'deadline',
  },
  { key: 'paid', user: 1, goods: 'item-blood-pressure-monitor', status: orderStatus.paid, minutesAgo: 180 },
  {
    key: 'shipped',
    user: 1,
    goods: 'item-omega-3',
    quantity: 2,
    status: orderStatus.shipped,
    minutesAgo: days(3),
  },
  {
    key: 'received',
    user: 1,
    goods: 'item-masks-adult',
    version: 2,
    quantity: 1,
    code: 'HEALTH10',
    status: orderStatus.completed,
    minutesAgo: days(26),
  },
  {
    key: 'second-to-book',
    user: 2,
    person: 'self2',
    goods: 'package-men',
    status: orderStatus.toBook,
    minutesAgo: days(1),
    appointments: [{ state: 'pre', shop: 'tst' }],
  },
  {
    key: 'second-booked',
    user: 2,
    person: 'father2',
    goods: 'vaccine-zoster',
    status: orderStatus.booked,
    minutesAgo: days(5),
    appointments: [
      { state: 'booked', shop: 'tst', day: 5, at: '11:00' },
      { state: 'locked', shop: 'tst' },
    ],
  },
  {
    key: 'second-completed',
    user: 2,
    person: 'self2',
    goods: 'vaccine-flu',
    status: orderStatus.completed,
    minutesAgo: days(34),
    appointments: [{ state: 'injected', shop: 'mongkok', day: -33, at: '19:00', injectedDaysAgo: 33 }],
  },
  {
    key: 'second-received',
    user: 2,
    goods: 'item-lumbar-cushion',
    status: orderStatus.completed,
    minutesAgo: days(60),
  },
  {
    key: 'returned',
    user: 1,
    goods: 'item-ear-thermometer',
    status: orderStatus.refunded,
    isReturned: true,
    minutesAgo: days(38),
  },
]

export const freeScenes: readonly FreeScene[] = [
  {
    key: 'free-booked',
    user: 1,
    person: 'self',
    goods: 'service-report-reading',
    kind: 'free',
    daysAgo: 2,
    appointment: { state: 'booked', shop: 'central', day: 6, at: '15:00' },
  },
  {
    key: 'free-done',
    user: 1,
    person: 'mother',
    goods: 'service-blood-pressure',
    kind: 'free',
    daysAgo: 22,
    appointment: { state: 'writeOff', shop: 'shatin', day: -20, at: '11:00' },
  },
  {
    key: 'free-cancelled',
    user: 1,
    person: 'self',
    goods: 'service-diet',
    kind: 'free',
    daysAgo: 16,
    appointment: { state: 'cancelled', shop: 'tst', day: -9, at: '14:00' },
  },
  {
    key: 'beijing',
    user: 1,
    person: 'self',
    goods: 'service-north-channel',
    kind: 'bjFree',
    daysAgo: 1,
    appointment: { state: 'booked', shop: 'chaoyang', day: 11, at: '10:00' },
  },
  {
    key: 'second-free',
    user: 2,
    person: 'self2',
    goods: 'service-consultation',
    kind: 'free',
    daysAgo: 1,
    appointment: { state: 'booked', shop: 'tst', day: 4, at: '16:00' },
  },
]
