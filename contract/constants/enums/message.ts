/** What a person is told by message. */
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

/** What a person chooses a channel for: several kinds together. */
export const messageTopics = ['reminders', 'requests', 'queue', 'reports', 'places'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** How a message leaves the app; `none`: it is only in the app. */
export const messageChannels = ['sms', 'email', 'wechat', 'none'] as const
export type MessageChannel = (typeof messageChannels)[number]
