/** Signing in with the platform's own account. */
export interface PlatformLogin {
  /** Whether this platform has an account of its own (the mini-program's). */
  readonly isAvailable: boolean
  /** A one-time code that the server exchanges for a session. @throws when the platform refuses */
  getCode(): Promise<string>
}
