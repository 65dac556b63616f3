import type { CaseWorld } from './types'

export const text = (matching: RegExp): string => expect.stringMatching(matching) as string
export const PASSWORD = 'Case-2026-word'
let people = 0
/** A return that no provider's page has sent. */
export const noReturn = { code: 'x', state: 'x', browserKey: 'b'.repeat(43) }

/** Numbers and addresses used by this file only. */
export const newPhone = (): string => `6${String(7_700_000 + (people += 1))}`
export const newEmail = (): string => `case-${(people += 1)}@cases.medibook.example`
export const sentTo = async (target: string): Promise<string> =>
  (await medibook.outbox(target))[0]?.code ?? ''

/** A separate user for a case, with an e-mail address and a password. */
export async function ownAccount(world: CaseWorld): Promise<{ session: string; email: string }> {
  const email = newEmail()
  await world.call('registerEmailCode', { query: { email } })
  const opened = (await world.call('register', {
    body: { type: 'email', email, code: await sentTo(email), password: PASSWORD, protocolAccepted: '1' },
  })) as { thirdSession: string }
  return { session: opened.thirdSession, email }
}
export const ownSession = async (world: CaseWorld): Promise<string> => (await ownAccount(world)).session
