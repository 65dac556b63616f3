/** The one clock of all rules: deadlines, expiries, "today". */
export interface Clock {
  now(): Date
  nowMs(): number
}

export const systemClock: Clock = { now: () => new Date(), nowMs: () => Date.now() }
