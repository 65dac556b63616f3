import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Id, IdempotencyKey, IdParams, Moment, Nullable, pageOf, pageQuery, Time } from './common'
import { queueActions, queueStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

const State = Type.Union(queueStates.map((state) => Type.Literal(state)))
export const QueueTicket = Type.Object({
  id: Id,
  number: Nullable(Type.Integer()),
  state: State,
  stateDesc: Type.String(),
  actions: Type.Array(Type.Union(queueActions.map((action) => Type.Literal(action)))),
  date: Day,
  shopId: Id,
  shopName: Type.String(),
  doctorId: Id,
  doctorName: Type.String(),
  departmentId: Id,
  departmentName: Type.String(),
  personId: Id,
  personName: Type.String(),
  isSelf: Type.Union([Type.Literal('0'), Type.Literal('1')], {
    description: 'Whether the person is who owns the account; the texts name anybody else',
  }),
  registerTime: Moment,
  checkInTime: Nullable(Moment),
  calledTime: Nullable(Moment),
  doneTime: Nullable(Moment),
  cancelTime: Nullable(Moment),
  passedTime: Nullable(Moment),
})
export type QueueTicket = Static<typeof QueueTicket>
/** A ticket with its place in the queue; the stream's events have the same shape. */
export const QueueNow = Type.Intersect([
  QueueTicket,
  Type.Object({
    calledNumber: Nullable(Type.Integer({ description: 'Last number called; null before the first' })),
    peopleAhead: Nullable(
      Type.Integer({ description: 'People with a smaller number; null without a number in the queue' }),
    ),
    numbersBehind: Count,
    waitMinutesFrom: Nullable(Count),
    waitMinutesTo: Nullable(Count),
    checkInFrom: Nullable(Moment),
    version: Type.Integer({
      description: 'Increases with every change of the queue; also the id of the event',
    }),
    serverTime: Moment,
    nextPollMs: Type.Integer({ description: 'Polling interval; 0: the state is final' }),
  }),
])
export type QueueNow = Static<typeof QueueNow>
export const QueueLine = Type.Object({
  shopId: Id,
  doctorId: Id,
  doctorName: Type.String(),
  doctorPicUrl: Type.String(),
  departmentId: Id,
  departmentName: Type.String(),
  calledNumber: Nullable(Type.Integer()),
  waiting: Count,
  registered: Count,
  waitMinutesFrom: Count,
  waitMinutesTo: Count,
  start: Time,
  end: Time,
  canRegister: Type.Union([Type.Literal('0'), Type.Literal('1')]),
})
export type QueueLine = Static<typeof QueueLine>

export const queueLines = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/registration/lines',
  auth: 'none',
  source: 'extension',
  tag: 'queue',
  summary: 'The lines of a clinic today: doctors on duty, number called, people waiting, expected wait',
  query: Type.Object({ shopId: Id, departmentId: Type.Optional(Id) }),
  data: Type.Array(QueueLine),
})
export const queueRegister = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/registration',
  auth: 'user',
  source: 'extension',
  tag: 'queue',
  isIdempotent: true,
  summary:
    'Register for a doctor today, or for a department (the doctor with the shortest queue). 71401 ' +
    'nobody is on duty any more today, 71407 this person is already in this queue (data.id)',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    shopId: Id,
    doctorId: Type.Optional(Id),
    departmentId: Type.Optional(Id),
    personId: Id,
  }),
  data: QueueNow,
})
export const queueCheckIn = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/registration/checkIn',
  auth: 'user',
  source: 'extension',
  tag: 'queue',
  summary:
    'Check in at the clinic: assigns the number. 71405 when already done, 71408 outside its hours, ' +
    '71409 when the position sent is not at the clinic, 71406 when the ticket was passed',
  body: Type.Object({
    id: Id,
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  data: QueueNow,
})
export const queueCancel = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/registration/cancel/:id',
  auth: 'user',
  source: 'extension',
  tag: 'queue',
  summary: 'Leave the queue. 70001 when it is over',
  params: IdParams,
  data: QueueNow,
})
export const queueState = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/registration/state/:id',
  auth: 'user',
  source: 'extension',
  tag: 'queue',
  summary: 'State of a ticket: number, number called, people ahead, expected wait, and polling interval',
  params: IdParams,
  data: QueueNow,
})
export const queueCurrent = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/registration/current',
  auth: 'user',
  source: 'extension',
  tag: 'queue',
  summary: 'Open tickets of the account, the next to be called first',
  data: Type.Array(QueueNow),
})
export const registrationHistory = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/registration/regisHistoryByUser',
  auth: 'user',
  source: 'spec',
  tag: 'queue',
  summary: 'All queue tickets of the account, newest first',
  query: Type.Object({ ...pageQuery, personId: Type.Optional(Id), shopId: Type.Optional(Id) }),
  data: pageOf(QueueTicket),
})
export const queueLiveKey = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/registration/liveKey',
  auth: 'user',
  source: 'extension',
  tag: 'queue',
  summary:
    'An address at which EventSource follows one ticket (an EventSource cannot send the session ' +
    'header). Events `state` carry the same data as registration/state, their id is its ' +
    '`version`; `end` is the last. The address works for five minutes and as long as the session ' +
    'lives; when it is refused, ask for a new one',
  body: Type.Object({ id: Id }),
  data: Type.Object({ url: Type.String(), expireTime: Moment }),
})
