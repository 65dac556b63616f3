import { ageOn } from '../../../../../contract/rules/eligibility'
import type { LocalText } from '../../../../db/schema/columns'
import type { Context } from '../../../../lib/context'
import { dayText } from '../../../../lib/store-time'
import { authorByAge, authorByNickName } from '../texts'
import { findAuthor } from './rows'

/**
 * The author of a review, never by name: age and sex of the person, else the masked nickname of the account.
 */
export async function authorText(ctx: Context, userId: string, personId: string | null): Promise<LocalText> {
  const { person, nickName } = await findAuthor(ctx.db, userId, personId)
  return person
    ? authorByAge(ageOn(person.birthDate, dayText(ctx.now(), ctx.config.storeTimeZone)), person.sex)
    : authorByNickName(nickName)
}
