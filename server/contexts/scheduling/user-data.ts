import { slotWatch } from '../../db/schema/watches'
import { tablePart } from '../identity'
import type { UserDataParts } from '../identity'
import { waitingData } from './waiting/user-data'

export const schedulingData: UserDataParts = {
  watches: tablePart(slotWatch, 'delete'),
  waitingLists: waitingData,
}
