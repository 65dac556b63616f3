/** Sign-in with the platform's own account. */
export interface PlatformLogin {
  /** Whether this platform has accounts of its own (the mini-program has). */
  readonly isAvailable: boolean
  /**
   * A one-time code that the server exchanges for a session.
   * @throws when the platform refuses
   */
  getCode(): Promise<string>
}
