import { type Static, Type } from '@sinclair/typebox'
import { Day, Id, Moment, Money, Nullable, Time } from './common'
import { activityKinds } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

const Kind = Type.Union(activityKinds.map((kind) => Type.Literal(kind)))

/** One entry of the timeline: an order, an appointment, a request to a doctor, or a queue ticket. */
export const Activity = Type.Object({
  /** Id of the order, appointment, request or ticket; unique within its kind. */
  id: Id,
  kind: Kind,
  /** The number of the order or request, or the queue number. */
  number: Nullable(Type.String()),
  title: Type.String(),
  picUrl: Nullable(Type.String()),
  state: Type.String({ description: 'State in the terms of its kind; an unpaid order is `unpaid`' }),
  isDue: Type.Boolean({
    description:
      'Waits for the account: an order to pay, offered times to choose from, or a request to repeat ' +
      'for a day to come',
  }),
  /** What a new request to the same doctor starts from; null where none would replace this entry. */
  again: Nullable(Type.Object({ doctorId: Id, personId: Id })),
  stateDesc: Type.String(),
  shopName: Nullable(Type.String()),
  personName: Nullable(Type.String()),
  /** Amount paid or due; null where nothing is charged in advance. */
  amount: Nullable(Money),
  date: Nullable(Day),
  time: Nullable(Time),
  /** By when the account must act: the end of the first of the times offered. An older server does not say it. */
  due: Type.Optional(Nullable(Moment)),
  createTime: Moment,
})
export type Activity = Static<typeof Activity>

export const activityList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/activity',
  auth: 'user',
  source: 'extension',
  tag: 'activity',
  summary:
    'All activity of the account: orders, enterprise orders, free appointments, requests to doctors, ' +
    'queue tickets. What waits for the account comes first, then the rest, each newest first. `cursor` ' +
    'is `next` of the previous answer; `next` is null at the end',
  query: Type.Object({
    kind: Type.Optional(Kind),
    keyword: Type.Optional(
      Type.String({
        maxLength: 60,
        description: 'Matches a number, or the name of a product, doctor or clinic',
      }),
    ),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    cursor: Type.Optional(
      Type.String({
        maxLength: 100,
        examples: ['1795420800000.order.order-1'],
        pattern: `^(due\\.)?\\d{1,15}\\.(${activityKinds.join('|')})\\.[A-Za-z0-9_-]{1,64}$`,
      }),
    ),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })),
  }),
  data: Type.Object({ records: Type.Array(Activity), next: Nullable(Type.String()) }),
})
