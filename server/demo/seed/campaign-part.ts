import { writeBargains } from './bargain-rows'
import { campaignWorld, writeFriends } from './campaign-world'
import { writeFissions } from './fission-rows'
import { writeGroupons } from './groupon-rows'
import type { SeedPart } from './part'

/** Campaigns that are running, over and not yet started, with the demo account's part in every state. */
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
