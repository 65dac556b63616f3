/** Accounts of the demo data, printed at start and used by tests to sign in. */
export interface DemoAccount {
  username: string
  password: string
  phone: string
  label: string
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo',
    password: 'Demo-2026',
    phone: '+852 50000001',
    label: '陳美儀 Chan Mei-yee: three people, orders and appointments in every state',
  },
  {
    username: 'demo2',
    password: 'Demo-2026',
    phone: '+852 50000002',
    label: '李志文 Lee Chi-man: two people, a few orders',
  },
]

/** Invitation codes of the demo enterprises; the last two are invalid on purpose. */
export const demoInvitationCodes = {
  company: 'HARBOUR2026',
  school: 'SOUTHFIELD',
  usedUp: 'USEDUP2026',
  over: 'LASTYEAR',
} as const
