import type { SlotKind } from '../../../../contract/constants/enums'
import type { Day, Time } from '../../../../contract/rules/day'
import type { Context } from '../../../lib/context'
import { defineNeed } from '../../../lib/wiring'

export interface FirstFree {
  date: Day
  time: Time
}

export interface FreeOf {
  slotKinds: readonly SlotKind[]
  shopIds: readonly string[]
  notBefore?: Day | null
}

/**
 * The first free slot of each of many clinics, implemented by scheduling.
 * @returns by clinic id; clinics without a free slot are omitted
 */
export const firstFreeOfShops = defineNeed<(ctx: Context, of: FreeOf) => Promise<Map<string, FirstFree>>>(
  'first free days of clinics',
)

/**
 * The first free time of a doctor at each of many clinics, implemented by clinic.
 * @returns by clinic id; clinics without a doctor who is free are omitted
 */
export const firstFreeDoctors = defineNeed<
  (ctx: Context, shopIds: readonly string[]) => Promise<Map<string, FirstFree>>
>('first free doctors of clinics')
