import { type Static, Type } from '@sinclair/typebox'
import { Flag, Id, IdempotencyKey, IdParams, Moment, pageOf, pageQuery } from './common'
import { feedbackKinds } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'
import { contactLength } from './rules/text-lengths'

const Kind = Type.Union(feedbackKinds.map((kind) => Type.Literal(kind)))
export const Feedback = Type.Object({
  id: Id,
  kind: Kind,
  kindDesc: Type.String(),
  content: Type.String(),
  picUrls: Type.Array(Type.String()),
  contact: Type.String(),
  createTime: Moment,
  isAnswered: Flag,
  answers: Type.Array(Type.Object({ id: Id, content: Type.String(), createTime: Moment })),
})
export type Feedback = Static<typeof Feedback>

export const sendFeedback = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/feedback',
  auth: 'user',
  source: 'extension',
  tag: 'feedback',
  isIdempotent: true,
  summary: 'Send feedback; pictures are own uploads. 71410 more than 20 in a day',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    kind: Kind,
    content: Type.String({ minLength: 1, maxLength: limits.textareaLength }),
    picUrls: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { maxItems: limits.uploadFiles }),
    ),
    contact: Type.Optional(Type.String({ maxLength: contactLength })),
  }),
  data: Feedback,
})
export const feedbackPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/feedback/page',
  auth: 'user',
  source: 'extension',
  tag: 'feedback',
  summary: 'Feedback of the account with its answers, newest first',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(Feedback),
})
export const feedbackDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/feedback/:id',
  auth: 'user',
  source: 'extension',
  tag: 'feedback',
  summary: 'One feedback message',
  params: IdParams,
  data: Feedback,
})
