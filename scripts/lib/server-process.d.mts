import type { ChildProcess } from 'node:child_process'

export interface RunningServer {
  url: string
  child: ChildProcess
  output: () => string
  stop: () => Promise<void>
}
export function startServer(options: {
  port: number
  env?: Record<string, string>
  isQuiet?: boolean
  timeoutMs?: number
  onLine?: (line: string) => void
}): Promise<RunningServer>
export function startTestServer(options?: {
  port?: number
  env?: Record<string, string>
  timeoutMs?: number
  onLine?: (line: string) => void
}): Promise<RunningServer & { databaseUrl: string }>
