// Generated from contract/queue.ts by `npm run contract`: do not edit.
import { type QueueState, type QueueAction } from '../constants/enums'
import { type Time, type Moment, type Day, type PageOf, type Route, type Shape } from '../route'

export type QueueLine = {
  shopId: string
  doctorId: string
  doctorName: string
  doctorPicUrl: string
  departmentId: string
  departmentName: string
  calledNumber: number | null
  waiting: number
  registered: number
  waitMinutesFrom: number
  waitMinutesTo: number
  start: Time
  end: Time
  canRegister: boolean
}

export const queueLineShape: Shape = {
  shopId: 0,
  doctorId: 0,
  doctorName: 0,
  doctorPicUrl: 0,
  departmentId: 0,
  departmentName: 0,
  calledNumber: 17,
  waiting: 1,
  registered: 1,
  waitMinutesFrom: 1,
  waitMinutesTo: 1,
  start: 8,
  end: 8,
  canRegister: 3,
}

export type QueueTicket = {
  id: string
  number: number | null
  state: QueueState
  stateDesc: string
  actions: QueueAction[]
  date: Day
  shopId: string
  shopName: string
  doctorId: string
  doctorName: string
  departmentId: string
  departmentName: string
  personId: string
  personName: string

  /** Whether the person is who owns the account; the texts name anybody else */
  isSelf: boolean
  registerTime: Moment
  checkInTime: Moment | null
  calledTime: Moment | null
  doneTime: Moment | null
  cancelTime: Moment | null
  passedTime: Moment | null
}

export const queueTicketShape: Shape = {
  id: 0,
  number: 17,
  state: 0,
  stateDesc: 0,
  actions: [0],
  date: 6,
  shopId: 0,
  shopName: 0,
  doctorId: 0,
  doctorName: 0,
  departmentId: 0,
  departmentName: 0,
  personId: 0,
  personName: 0,
  isSelf: 3,
  registerTime: 7,
  checkInTime: 23,
  calledTime: 23,
  doneTime: 23,
  cancelTime: 23,
  passedTime: 23,
}

export type QueueNow = QueueTicket & {
  calledNumber: number | null
  peopleAhead: number | null
  numbersBehind: number
  waitMinutesFrom: number | null
  waitMinutesTo: number | null
  checkInFrom: Moment | null

  /** Increases with every change of the queue; also the id of the event */
  version: number
  serverTime: Moment

  /** Polling interval; 0: the state is final */
  nextPollMs: number
}

export const queueNowShape: Shape = {
  '': queueTicketShape,
  calledNumber: 17,
  peopleAhead: 17,
  numbersBehind: 1,
  waitMinutesFrom: 17,
  waitMinutesTo: 17,
  checkInFrom: 23,
  version: 1,
  serverTime: 7,
  nextPollMs: 1,
}

/** Leave the queue. 70001 when it is over */
export const queueCancel: Route<{ data: QueueNow; params: { id: string } }> = {
  method: 'PUT',
  path: '/mall/api/ma/registration/cancel/:id',
  auth: 'user',
  data: queueNowShape,
}

/** Check in at the clinic: assigns the number. 71405 when already done, 71408 outside its hours, 71409 when the position sent is not at the clinic, 71406 when the ticket was passed */
export const queueCheckIn: Route<{
  data: QueueNow
  body: { id: string; latitude?: number; longitude?: number }
}> = { method: 'POST', path: '/mall/api/ma/registration/checkIn', auth: 'user', data: queueNowShape }

/** Open tickets of the account, the next to be called first */
export const queueCurrent: Route<{ data: QueueNow[] }> = {
  path: '/mall/api/ma/registration/current',
  auth: 'user',
  data: [queueNowShape],
}

/** The lines of a clinic today: doctors on duty, number called, people waiting, expected wait */
export const queueLines: Route<{ data: QueueLine[]; query: { shopId: string; departmentId?: string } }> = {
  path: '/mall/api/ma/registration/lines',
  data: [queueLineShape],
}

/** An address at which EventSource follows one ticket (an EventSource cannot send the session header). Events `state` carry the same data as registration/state, their id is its `version`; `end` is the last. The address works for five minutes and as long as the session lives; when it is refused, ask for a new one */
export const queueLiveKey: Route<{ data: { url: string; expireTime: Moment }; body: { id: string } }> = {
  method: 'POST',
  path: '/mall/api/ma/registration/liveKey',
  auth: 'user',
  data: { url: 0, expireTime: 7 },
}

/** Register for a doctor today, or for a department (the doctor with the shortest queue). 71401 nobody is on duty any more today, 71407 this person is already in this queue (data.id) */
export const queueRegister: Route<{
  data: QueueNow
  body: { idempotencyKey: string; shopId: string; doctorId?: string; departmentId?: string; personId: string }
}> = {
  method: 'POST',
  path: '/mall/api/ma/registration',
  auth: 'user',
  isIdempotent: true,
  data: queueNowShape,
}

/** State of a ticket: number, number called, people ahead, expected wait, and polling interval */
export const queueState: Route<{ data: QueueNow; params: { id: string } }> = {
  path: '/mall/api/ma/registration/state/:id',
  auth: 'user',
  data: queueNowShape,
}

/** All queue tickets of the account, newest first */
export const registrationHistory: Route<{
  data: PageOf<QueueTicket>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    personId?: string
    shopId?: string
  }
}> = {
  path: '/mall/api/ma/registration/regisHistoryByUser',
  auth: 'user',
  data: { records: [queueTicketShape], total: 1, size: 1, current: 1, pages: 1 },
}
