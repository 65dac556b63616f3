// Generated from contract/feedback.ts by `npm run contract`: do not edit.
import { type FeedbackKind } from '../constants/enums'
import { type Moment, type PageOf, type Route, type Shape } from '../route'

export type Feedback = {
  id: string
  kind: FeedbackKind
  kindDesc: string
  content: string
  picUrls: string[]
  contact: string
  createTime: Moment
  isAnswered: boolean
  answers: { id: string; content: string; createTime: Moment }[]
}

export const feedbackShape: Shape = {
  id: 0,
  kind: 0,
  kindDesc: 0,
  content: 0,
  picUrls: [0],
  contact: 0,
  createTime: 7,
  isAnswered: 3,
  answers: [{ id: 0, content: 0, createTime: 7 }],
}

/** One feedback message */
export const feedbackDetail: Route<{ data: Feedback; params: { id: string } }> = {
  path: '/mall/api/ma/feedback/:id',
  auth: 'user',
  data: feedbackShape,
}

/** Feedback of the account with its answers, newest first */
export const feedbackPage: Route<{
  data: PageOf<Feedback>
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/ma/feedback/page',
  auth: 'user',
  data: { records: [feedbackShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Send feedback; pictures are own uploads. 71410 more than 20 in a day */
export const sendFeedback: Route<{
  data: Feedback
  body: { idempotencyKey: string; kind: FeedbackKind; content: string; picUrls?: string[]; contact?: string }
}> = { method: 'POST', path: '/mall/api/ma/feedback', auth: 'user', isIdempotent: true, data: feedbackShape }
