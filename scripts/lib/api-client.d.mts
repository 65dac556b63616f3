import type { AnswerOf, CallInput, EndpointName } from '../../contract/endpoint-types'

export interface SessionAnswer {
  thirdSession: string
  expireInMs: number
  user: object
}

export function createApiClient(
  server: string,
  options?: { appId?: string; language?: string },
): {
  /** @throws when the call is refused */
  call: <N extends EndpointName>(name: N, input?: CallInput<N>) => Promise<AnswerOf<N>>
  signIn: (account: { username: string; password: string }) => Promise<SessionAnswer>
  signInByMiniProgram: (jsCode: string) => Promise<SessionAnswer>
  signInByCode: (sent: { phoneCode: string; phone: string; code: string }) => Promise<SessionAnswer>
}
export function storedSession(session: SessionAnswer, nowMs?: number): Record<string, unknown>
export const storedConsent: Record<string, unknown>
