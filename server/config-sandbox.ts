/** The value of SANDBOX required in production, so that copying a development setting does not enable it. */
const SANDBOX_IN_PRODUCTION = 'allow-in-production'
const SHORTEST_PASSWORD = 12

interface Reading {
  text(name: string, fallback: string): string
  flag(name: string, fallback: boolean): boolean
  refuse(name: string, why: string): void
}

/** In production the sandbox is off unless this value enables it, and its pages then require a password. */
export function readSandbox(
  reader: Reading,
  isProduction: boolean,
): { isSandboxOn: boolean; sandboxPassword: string; paymentSecret: string } {
  const isNamed = reader.text('SANDBOX', '') === SANDBOX_IN_PRODUCTION
  const isSandboxOn = isNamed || reader.flag('SANDBOX', !isProduction)
  const sandboxPassword = reader.text('SANDBOX_PASSWORD', '')
  const paymentSecret = reader.text('PAYMENT_SECRET', '')
  if (isProduction && isSandboxOn) {
    if (!isNamed)
      reader.refuse(
        'SANDBOX',
        `takes payments without money: in production it must say ${SANDBOX_IN_PRODUCTION}`,
      )
    if (sandboxPassword.length < SHORTEST_PASSWORD)
      reader.refuse(
        'SANDBOX_PASSWORD',
        `is needed with the sandbox in production: at least ${SHORTEST_PASSWORD} characters`,
      )
    if (paymentSecret === '')
      reader.refuse('PAYMENT_SECRET', 'is needed with the sandbox in production: it signs payment notices')
  }
  return { isSandboxOn, sandboxPassword, paymentSecret }
}
