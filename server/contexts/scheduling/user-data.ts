import { slotWatch } from '../../db/schema/watches'
import { tablePart } from '../../modules/account/table-data'
import type { UserDataParts } from '../../modules/account/user-data'
import { waitingData } from '../../modules/waiting/user-data'

export const schedulingData: UserDataParts = {
  watches: tablePart(slotWatch, 'delete'),
  waitingLists: waitingData,
}
