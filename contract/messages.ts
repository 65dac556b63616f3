import { type Static, Type } from '@sinclair/typebox'
import { Day, Flag, Id, IdempotencyKey, IdParams, Moment, Nullable, Ok } from './common'
import { messageChannels, messageKinds, messageTopics } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

export const MessageTopic = Type.Union(messageTopics.map((topic) => Type.Literal(topic)))
export const MessageChannel = Type.Union(messageChannels.map((channel) => Type.Literal(channel)))

/** A message; `day` groups the list, `link` is a path of the app. */
export const UserMessage = Type.Object({
  id: Id,
  kind: Type.Union(messageKinds.map((kind) => Type.Literal(kind))),
  topic: MessageTopic,
  title: Type.String(),
  text: Type.String(),
  /** Whom it is about; only in the app, since texts may appear on a locked screen. */
  personName: Type.Optional(Nullable(Type.String())),
  link: Nullable(Type.String()),
  day: Day,
  time: Moment,
  isRead: Flag,
})
export type UserMessage = Static<typeof UserMessage>

export const messagePage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/usermessage/page',
  auth: 'user',
  source: 'extension',
  tag: 'message',
  summary:
    'Messages of the account, latest first. `after` is the last id of the previous page; the list ' +
    'ends with `hasMore` 0',
  query: Type.Object({
    after: Type.Optional(Id),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  }),
  data: Type.Object({ records: Type.Array(UserMessage), hasMore: Flag }),
})
export const messageRead = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/usermessage/:id/read',
  auth: 'user',
  source: 'extension',
  tag: 'message',
  summary: "Mark a message as read; repeating it changes nothing. Refuses: 40400 another account's",
  params: IdParams,
  data: Ok,
})
export const messageReadAll = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/usermessage/read',
  auth: 'user',
  source: 'extension',
  tag: 'message',
  summary:
    "Mark this message and all earlier ones as read; later ones stay unread. Refuses: 40400 another account's",
  body: Type.Object({ newestId: Id }),
  data: Ok,
})

/** The chosen channel of each topic, and the channels available. */
export const MessageChoices = Type.Object({
  choices: Type.Array(
    Type.Object({
      topic: MessageTopic,
      channel: MessageChannel,
      channels: Type.Array(MessageChannel, { description: 'Available channels: an SMS needs a number' }),
    }),
  ),
  templates: Type.Array(
    Type.Object({
      topic: MessageTopic,
      templateId: Type.String({ description: 'What the mini-program asks permission for' }),
    }),
  ),
})
export type MessageChoices = Static<typeof MessageChoices>

export const messageChoices = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/usermessage/choices',
  auth: 'user',
  source: 'extension',
  tag: 'message',
  summary: 'The chosen channel of every topic',
  data: MessageChoices,
})
export const messageChoicesSave = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/usermessage/choices',
  auth: 'user',
  source: 'extension',
  tag: 'message',
  summary:
    'Choose channels: omitted topics stay unchanged. 40000 for a channel that the account does not have',
  body: Type.Object({
    choices: Type.Array(Type.Object({ topic: MessageTopic, channel: MessageChannel }), {
      minItems: 1,
      maxItems: messageTopics.length,
    }),
  }),
  data: MessageChoices,
})
export const messageSubscribed = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/usermessage/subscribed',
  auth: 'user',
  source: 'extension',
  tag: 'message',
  isIdempotent: true,
  summary:
    'Records that the user allowed one WeChat message of each of these templates. 40000 for a ' +
    'template that does not exist',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    templateIds: Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9_-]+$' }), {
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
    }),
  }),
  data: Ok,
})
