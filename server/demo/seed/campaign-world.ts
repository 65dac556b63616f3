import type { Db } from '../../db/client'
import { appUser } from '../../db/schema/users'
import { type BargainContent, friends, type GrouponContent } from './content/campaigns'
import { local } from './local'

const HOUR_MS = 3_600_000

/** Shared input of the functions that write campaigns. */
export interface CampaignWorld {
  db: Db
  now: Date
  at(hours: number): Date
}

export const campaignWorld = (db: Db, now: Date): CampaignWorld => ({
  db,
  now,
  at: (hours) => new Date(now.getTime() + Math.round(hours * HOUR_MS)),
})

export const friendId = (key: string): string => `user-friend${key}`
export const wanted = <T>(item: T | undefined, what: string): T => {
  if (item === undefined) throw new Error(`The demo campaigns need ${what}`)
  return item
}
/** A share of a price, rounded to whole dollars. */
export const shareOf = (cents: number, percent: number): number =>
  Math.round((cents * percent) / 10_000) * 100

export async function writeFriends({ db, at }: CampaignWorld): Promise<void> {
  await db.insert(appUser).values(
    friends.map(([key, nickName, hours]) => ({
      id: friendId(key),
      nickName,
      headimgUrl: '',
      createTime: at(-hours),
    })),
  )
}

const DAY_MS = 24 * HOUR_MS
// in Hong Kong, as milliseconds of a day in UTC
const MORNING_MS = 2 * HOUR_MS
const EVENING_MS = 10 * HOUR_MS

/** The next time that the clock shows this: a campaign begins and ends at an hour that a shop would choose. */
const nextAt = (ofDayMs: number, from: Date): Date =>
  new Date(Math.ceil((from.getTime() - ofDayMs) / DAY_MS) * DAY_MS + ofDayMs)

export const commonRow = (content: BargainContent | GrouponContent, world: CampaignWorld, index: number) => ({
  name: local(content.name),
  shareTitle: local(content.share),
  picUrl: content.picture,
  durationMinutes: content.durationHours * 60,
  startTime: content.from > 0 ? nextAt(MORNING_MS, world.at(content.from)) : world.at(content.from),
  endTime: nextAt(EVENING_MS, world.at(content.to)),
  sort: index,
})
