export interface SessionAnswer {
  thirdSession: string
  expireInMs: number
  user: object
}

export function createApiClient(
  server: string,
  options?: { appId?: string; language?: string },
): {
  get: <T = unknown>(path: string, query?: Record<string, string>) => Promise<T>
  post: <T = unknown>(path: string, body: object) => Promise<T>
  put: <T = unknown>(path: string, body: object) => Promise<T>
  signIn: (account: { username: string; password: string }) => Promise<SessionAnswer>
  signInByMiniProgram: (jsCode: string) => Promise<SessionAnswer>
  signInByCode: (sent: { phoneCode: string; phone: string; code: string }) => Promise<SessionAnswer>
}
export function storedSession(session: SessionAnswer, nowMs?: number): Record<string, unknown>
export const storedConsent: Record<string, unknown>
