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

export const commonRow = (content: BargainContent | GrouponContent, world: CampaignWorld, index: number) => ({
  name: local(content.name),
  shareTitle: local(content.share),
  picUrl: content.picture,
  durationMinutes: content.durationHours * 60,
  startTime: world.at(content.from),
  endTime: world.at(content.to),
  sort: index,
})
