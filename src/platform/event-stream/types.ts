export interface StreamListener {
  /** Names of the events to subscribe to. */
  events: readonly string[]
  onEvent(name: string, data: string): void
  /** Whether the stream is connected; it reconnects automatically. */
  onStanding(isStanding: boolean): void
  /** The server refused the address; the stream does not reconnect. */
  onRefused(): void
}
