const SHORT = /^\d{1,7}$/

/**
 * Which of these occur in a log. Few digits count only as a separate word: six of them come to be inside a
 * moment, a duration, an id or the number of a process by chance.
 */
export function foundInLog(log: string, secrets: readonly string[]): string[] {
  const told = log.replace(/"pid":\d+/g, '')
  return secrets.filter((secret) =>
    SHORT.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(told) : told.includes(secret),
  )
}
