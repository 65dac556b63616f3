export interface StreamListener {
  /** Names of the events that are heard. */
  events: readonly string[]
  onEvent(name: string, data: string): void
  /** Whether the stream stands now; it comes back by itself after a lost connection. */
  onStanding(isStanding: boolean): void
  /** The server has refused the address: it will not come back by itself. */
  onRefused(): void
}
