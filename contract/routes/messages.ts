// Generated from contract/messages.ts by `npm run contract`: do not edit.
import { type Day, type Moment, type Route, type Shape } from '../route'
import { type MessageTopic, type MessageChannel, type MessageKind } from '../constants/enums'

export type MessageChoices = {
  choices: {
    topic: MessageTopic
    channel: MessageChannel

    /** Available channels: an SMS needs a number */
    channels: MessageChannel[]
  }[]
  templates: {
    topic: MessageTopic

    /** What the mini-program asks permission for */
    templateId: string
  }[]
}

export const messageChoicesShape: Shape = {
  choices: [{ topic: 0, channel: 0, channels: [0] }],
  templates: [{ topic: 0, templateId: 0 }],
}

export type UserMessage = {
  id: string
  kind: MessageKind
  topic: MessageTopic
  title: string
  text: string
  personName?: string | null
  link: string | null
  day: Day
  time: Moment
  isRead: boolean
}

export const userMessageShape: Shape = {
  id: 0,
  kind: 0,
  topic: 0,
  title: 0,
  text: 0,
  personName: 48,
  link: 16,
  day: 6,
  time: 7,
  isRead: 3,
}

/** The chosen channel of every topic */
export const messageChoices: Route<{ data: MessageChoices }> = {
  path: '/mall/api/ma/usermessage/choices',
  auth: 'user',
  data: messageChoicesShape,
}

/** Choose channels: omitted topics stay unchanged. 40000 for a channel that the account does not have */
export const messageChoicesSave: Route<{
  data: MessageChoices
  body: { choices: { topic: MessageTopic; channel: MessageChannel }[] }
}> = { method: 'PUT', path: '/mall/api/ma/usermessage/choices', auth: 'user', data: messageChoicesShape }

/** Messages of the account, latest first. `after` is the last id of the previous page; the list ends with `hasMore` 0 */
export const messagePage: Route<{
  data: { records: UserMessage[]; hasMore: boolean }
  query: { after?: string; size?: number }
}> = {
  path: '/mall/api/ma/usermessage/page',
  auth: 'user',
  data: { records: [userMessageShape], hasMore: 3 },
}

/** Mark a message as read; repeating it changes nothing. Refuses: 40400 another account's */
export const messageRead: Route<{ data: boolean; params: { id: string } }> = {
  method: 'PUT',
  path: '/mall/api/ma/usermessage/:id/read',
  auth: 'user',
  data: 2,
}

/** Mark this message and all earlier ones as read; later ones stay unread. Refuses: 40400 another account's */
export const messageReadAll: Route<{ data: boolean; body: { newestId: string } }> = {
  method: 'PUT',
  path: '/mall/api/ma/usermessage/read',
  auth: 'user',
  data: 2,
}

/** Records that the user allowed one WeChat message of each of these templates. 40000 for a template that does not exist */
export const messageSubscribed: Route<{
  data: boolean
  body: { idempotencyKey: string; templateIds: string[] }
}> = {
  method: 'POST',
  path: '/mall/api/ma/usermessage/subscribed',
  auth: 'user',
  isIdempotent: true,
  data: 2,
}
