import { userMessage } from '../../db/schema/watches'
import { dayText } from '../../lib/store-time'
import { userId } from './demo-people'
import type { SeedPart } from './part'

const HOUR_MS = 3_600_000
const zone = 'Asia/Hong_Kong'

/** Messages of the demo account: how long ago, about a day in how many days, and whether it was read. */
const told = [
  {
    kind: 'reportReady',
    hoursAgo: 3,
    shopId: 'shop-central',
    inDays: 0,
    isRead: false,
    link: '/pages-mine/physical-report/physical-report?id=report-self-3',
  },
  {
    kind: 'requestConfirmed',
    hoursAgo: 20,
    shopId: 'shop-tst',
    inDays: 6,
    isRead: false,
    link: '/pages-clinic/clinic-reservation/clinic-reservation',
  },
  {
    kind: 'dayOpened',
    hoursAgo: 27,
    shopId: 'shop-causeway',
    inDays: 4,
    isRead: false,
    link: '/pages-common/watches/watches',
  },
  {
    kind: 'queueNear',
    hoursAgo: 75,
    shopId: 'shop-central',
    inDays: -3,
    isRead: true,
    link: '/pages-clinic/queue/queue',
  },
  {
    kind: 'reminderHours',
    hoursAgo: 290,
    shopId: 'shop-central',
    inDays: -12,
    isRead: true,
    link: '/pages-common/reservation/reservation?tab=done',
  },
  {
    kind: 'reminderDay',
    hoursAgo: 312,
    shopId: 'shop-central',
    inDays: -12,
    isRead: true,
    link: '/pages-common/reservation/reservation?tab=done',
  },
] as const

/** Messages that are marked as sent, so that no job sends them. */
export const messagesPart: SeedPart = {
  name: 'messages',
  async write(db, { now }) {
    await db.insert(userMessage).values(
      told.map(({ kind, hoursAgo, shopId, inDays, isRead, link }) => {
        const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
        const day = dayText(new Date(now.getTime() + inDays * 24 * HOUR_MS), zone)
        return {
          id: `message-demo-${kind}`,
          userId: userId(1),
          kind,
          onceKey: `seed ${kind}`,
          lang: 'zh-Hant',
          params: { shopId, day, time: '10:30', ahead: '3' },
          link,
          createTime: at,
          dueTime: at,
          claimTime: at,
          sentTime: at,
          shownTime: at,
          tries: 1,
          readTime: isRead ? at : null,
        }
      }),
    )
  },
}
