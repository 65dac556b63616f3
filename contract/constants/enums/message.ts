/** Kinds of messages. */
export const messageKinds = [
  'dayOpened',
  'placeOffered',
  'reminderDay',
  'reminderHours',
  'requestConfirmed',
  'requestDeclined',
  'requestOffered',
  'requestTimedOut',
  'queueNear',
  'queuePassed',
  'reportReady',
] as const
export type MessageKind = (typeof messageKinds)[number]

/** Groups of message kinds, each with a channel of its own. */
export const messageTopics = ['reminders', 'requests', 'queue', 'reports', 'places'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** How a message is sent outside the app; `none`: in the app only. */
export const messageChannels = ['sms', 'email', 'wechat', 'none'] as const
export type MessageChannel = (typeof messageChannels)[number]
