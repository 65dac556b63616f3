export interface Rehearsed {
  before: number
  after: number
  retries: number
  refused: number[]
  outageMs: number
  kept: number
  lost: number
  twice: number
  wrongPlaces: number
  endedServers: number
}

export function missingForRehearsal(): string[]
export function rehearseFailover(options: {
  orders: number
  workers: number
  onStep?: (text: string) => void
}): Promise<Rehearsed>
