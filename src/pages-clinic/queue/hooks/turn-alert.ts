import type { QueueNow } from '@contract/routes/queue'

/** Numbers of people ahead that trigger an alert. */
const warnedAt = [5, 3, 1] as const

export type TurnAlert = { kind: 'ahead'; n: number } | { kind: 'called' | 'missed' | 'passed' }
type Turn = Pick<QueueNow, 'id' | 'state' | 'peopleAhead'>

/** The alert for the change between two states of a ticket; null for none. */
export function turnAlert(before: Turn | null, now: Turn): TurnAlert | null {
  if (!before || before.id !== now.id) return null
  const { state } = now
  if (state !== before.state)
    return state === 'called' || state === 'missed' || state === 'passed' ? { kind: state } : null
  const [was, is] = [before.peopleAhead, now.peopleAhead]
  if (state !== 'checkedIn' || was === null || is === null) return null
  return warnedAt.some((limit) => was > limit && is <= limit) ? { kind: 'ahead', n: is } : null
}
