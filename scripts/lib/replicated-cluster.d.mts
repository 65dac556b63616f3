export const CLUSTER_PROGRAMS: string[]
export function askDatabase<T = Record<string, unknown>>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<T[]>
export function startOwnPostgres(options: {
  folder: string
  database: string
}): Promise<{ urlOf(database: string): string; stop(): Promise<void> }>
