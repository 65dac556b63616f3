import { codes } from '../../../../contract/constants/codes'
import type { SlotKind } from '../../../../contract/constants/enums'
import { AppError } from '../../../lib/app-error'

export const NEAREST_COUNT = 6

/** The slot kind of a product, with the facts that a refusal mentions. */
export interface BookableSpu {
  id: string
  slotKind: string | null
}

export const slotKindOf = (spu: BookableSpu): SlotKind => {
  if (!spu.slotKind) throw new AppError(codes.dayNotBookable, 'dayNotBookable')
  return spu.slotKind as SlotKind
}
