import type { waitingEntry } from '../../../db/schema/watches'

export type WaitingRow = typeof waitingEntry.$inferSelect

export const LIVE_WAITING = ['waiting', 'offered']
