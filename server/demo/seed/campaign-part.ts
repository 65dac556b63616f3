import { writeBargains } from './bargain-rows'
import { campaignWorld, writeFriends } from './campaign-world'
import { writeFissions } from './fission-rows'
import { writeGroupons } from './groupon-rows'
import type { SeedPart } from './part'

/** Campaigns that run, are over and have not begun, and demo's part in them in every state. */
export const campaignPart: SeedPart = {
  name: 'bargains, group-buys and referrals',
  async write(db, { now }) {
    const world = campaignWorld(db, now)
    await writeFriends(world)
    await writeBargains(world)
    await writeGroupons(world)
    await writeFissions(world)
  },
}
