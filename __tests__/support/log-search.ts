const SHORT = /^\d{1,7}$/

/**
 * The texts that occur in a log. Short numbers count only as separate words, because six digits may occur in
 * a moment, a duration, an id or a process id by chance.
 */
export function foundInLog(log: string, secrets: readonly string[]): string[] {
  const told = log.replace(/"pid":\d+/g, '')
  return secrets.filter((secret) =>
    SHORT.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(told) : told.includes(secret),
  )
}
