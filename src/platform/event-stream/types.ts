export interface StreamListener {
  /** Names of the events that are heard. */
  events: readonly string[]
  onEvent(name: string, data: string): void
  /** Whether the stream is connected; it reconnects by itself. */
  onStanding(isStanding: boolean): void
  /** The server has refused the address: it will not come back by itself. */
  onRefused(): void
}
