import type { QueueLine } from '@contract/routes/queue'

/** All who wait in the lines of a clinic, and the wait in its fastest line, in minutes. */
export const queueSum = (lines: readonly QueueLine[]) => ({
  waiting: lines.reduce((sum, line) => sum + line.waiting, 0),
  from: Math.min(...lines.map((line) => line.waitMinutesFrom)),
  to: Math.min(...lines.map((line) => line.waitMinutesTo)),
})
