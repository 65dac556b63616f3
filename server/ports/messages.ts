export interface OutgoingMessage {
  channel: 'sms' | 'email'
  /** Mobile number or e-mail address. */
  to: string
  subject?: string
  text: string
  /** The verification code in the text, stored separately so that the outbox can display it. */
  code?: string
}

export interface MessagePort {
  send(message: OutgoingMessage): Promise<void>
}
