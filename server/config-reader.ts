export type Environment = Record<string, string | undefined>

/** Reads values of the environment and collects all errors, so that they are reported together. */
export class Reader {
  readonly problems: string[] = []
  constructor(private readonly env: Environment) {}

  private raw(name: string): string | undefined {
    const value = this.env[name]?.trim()
    return value === undefined || value === '' ? undefined : value
  }

  refuse(name: string, why: string): void {
    this.problems.push(`${name}: ${why}`)
  }

  text(name: string, fallback: string): string {
    return this.raw(name) ?? fallback
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.raw(name)
    if (value === undefined) return fallback
    if (!/^\d+$/.test(value) || Number(value) < min || Number(value) > max) {
      this.refuse(name, `must be a whole number from ${min} to ${max}, is "${value}"`)
      return fallback
    }
    return Number(value)
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.raw(name)
    if (value === undefined) return fallback
    if (value === '1' || value === 'true') return true
    if (value === '0' || value === 'false') return false
    this.refuse(name, `must be 1 or 0, is "${value}"`)
    return fallback
  }

  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.raw(name)
    if (value === undefined) return fallback
    const match = allowed.find((item) => item === value)
    if (match) return match
    this.refuse(name, `must be one of ${allowed.join(', ')}, is "${value}"`)
    return fallback
  }

  matching(name: string, fallback: string, pattern: RegExp, rule: string): string {
    const value = this.raw(name)
    if (value === undefined) return fallback
    if (pattern.test(value)) return value
    this.refuse(name, `${rule}, is "${value}"`)
    return fallback
  }

  url(name: string, fallback: string, protocols: string[]): string {
    const value = this.raw(name)
    if (value === undefined) return fallback
    if (isUrl(value, protocols)) return value.replace(/\/+$/, '')
    // A connection string contains a password, so the value must not be logged.
    this.refuse(
      name,
      `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
    return fallback
  }

  optional(name: string): string | undefined {
    return this.raw(name)
  }
}

export function isUrl(value: string, protocols: string[]): boolean {
  try {
    return protocols.includes(new URL(value).protocol)
  } catch {
    return false
  }
}
