import type { EndpointName } from '../../contract/endpoint-types'
import type { CallOptions } from '../support/medibook-global'

/** Registration and sign-in by the calls of the app. Importing it resets the clock after each test. */

export const MINUTE = 60_000

const lang = 'en'

export const PASSWORD = 'First-2026-word'

let counter = 0

export const newPhone = (): string => `6${String(5_100_000 + (counter += 1))}`

export const newEmail = (): string => `t${(counter += 1)}@account.medibook.example`

export const call = <N extends EndpointName>(name: N, options: CallOptions<N> = {}) =>
  medibook.call(name, { lang, ...options })

export const sentTo = async (target: string): Promise<string> =>
  (await medibook.outbox(target))[0]?.code ?? ''

export const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const smsCode = async (phone: string, purpose = 'register'): Promise<string> => {
  const answer = await call('registerSmsCode', {
    query: { phoneCode: '+852', phone, purpose },
  })
  return answer.code === 0 ? sentTo(`+852 ${phone}`) : `refused ${answer.code}`
}

export const mailCode = async (email: string, purpose = 'register'): Promise<string> => {
  const answer = await call('registerEmailCode', { query: { email, purpose } })
  return answer.code === 0 ? sentTo(email) : `refused ${answer.code}`
}

export const register = (body: Record<string, unknown>) =>
  call('register', {
    body: { protocolAccepted: '1', password: PASSWORD, ...body },
  })

export const login = (username: string, password: string) =>
  call('login', { body: { type: 'password', username, password } })

export const editPassword = (body: Record<string, unknown>, session?: string) =>
  call('editPassword', { body, ...(session ? { session } : {}) })

export async function account(): Promise<{ email: string; session: string; id: string }> {
  const email = newEmail()
  const { data } = await register({ type: 'email', email, code: await mailCode(email) })
  return { email, session: data.thirdSession, id: data.user.id }
}

afterEach(() => medibook.clock.reset())
