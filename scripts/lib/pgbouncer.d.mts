export interface Pgbouncer {
  urlOf(database: string): string
  tell(command: string): Promise<Record<string, unknown>[]>
  leadTo(url: string): void
  stop(): Promise<void>
}

export function startPgbouncer(options: {
  url: string
  folder: string
  poolSize?: number
}): Promise<Pgbouncer>
