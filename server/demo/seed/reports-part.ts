import { addDays } from '../../../contract/rules/dates'
import { accessRecord } from '../../db/schema/access'
import type { LocalText } from '../../db/schema/columns'
import { physicalReport } from '../../db/schema/reports'
import { dayText } from '../../lib/store-time'
import { personRows, personId } from './demo-people'
import { local } from './local'
import type { SeedPart } from './part'
import { reportBody } from './report-body'
import { shopId } from './shop-rows'

const zone = 'Asia/Hong_Kong'
const DAY_MS = 86_400_000
const scenes: readonly {
  key: string
  person: string
  shop: string
  title: LocalText
  daysAgo: number
  drift: number
}[] = [
  {
    key: 'self-3',
    person: 'self',
    shop: 'central',
    title: local([
      '女性全面體檢',
      'Full health check for women',
      'Bilan de santé complet femme',
      'Chequeo completo para mujeres',
      '女性総合健診',
    ]),
    daysAgo: 41,
    drift: 2,
  },
  {
    key: 'self-2',
    person: 'self',
    shop: 'central',
    title: local([
      '女性全面體檢',
      'Full health check for women',
      'Bilan de santé complet femme',
      'Chequeo completo para mujeres',
      '女性総合健診',
    ]),
    daysAgo: 408,
    drift: 1,
  },
  {
    key: 'self-1',
    person: 'self',
    shop: 'tst',
    title: local(['基礎體檢', 'Basic check', 'Bilan de santé de base', 'Chequeo básico', '基本健診']),
    daysAgo: 771,
    drift: 0,
  },
  {
    key: 'mother-2',
    person: 'mother',
    shop: 'tst',
    title: local([
      '長者體檢',
      'Senior check',
      'Bilan de santé seniors',
      'Chequeo para mayores',
      'シニア健診',
    ]),
    daysAgo: 95,
    drift: 1,
  },
  {
    key: 'mother-1',
    person: 'mother',
    shop: 'tst',
    title: local([
      '長者體檢',
      'Senior check',
      'Bilan de santé seniors',
      'Chequeo para mayores',
      'シニア健診',
    ]),
    daysAgo: 460,
    drift: 0,
  },
  {
    key: 'self2-1',
    person: 'self2',
    shop: 'tst',
    title: local([
      '男性全面體檢',
      'Men’s comprehensive check',
      'Bilan de santé complet homme',
      'Chequeo completo para hombres',
      '男性総合健診',
    ]),
    daysAgo: 130,
    drift: 0,
  },
]

/** The access record of issuing a report, as the server writes it. */
const issued = ({
  id,
  userId,
  personId,
  shopId: clinicId,
  createTime,
}: typeof physicalReport.$inferInsert) => ({
  id: `access-${id}`,
  userId,
  personId,
  actor: 'staff',
  shopId: clinicId,
  action: 'change',
  kind: 'report',
  rowId: id,
  purpose: 'treatment',
  createTime,
})

export const reportsPart: SeedPart = {
  name: 'reports',
  async write(db, { now }) {
    const people = new Map(personRows(now).map((row) => [row.id, row]))
    const rows = scenes.flatMap((scene, index) => {
      const who = people.get(personId(scene.person))
      if (!who) return []
      const examDate = addDays(dayText(now, zone), -scene.daysAgo)
      return [
        {
          id: `report-${scene.key}`,
          reportNo: `TJ${examDate.replace(/-/g, '')}${String(index + 1).padStart(4, '0')}`,
          userId: who.userId,
          personId: who.id,
          personName: who.name,
          personSex: who.sex,
          personBirthDate: who.birthDate,
          shopId: shopId(scene.shop),
          title: scene.title,
          examDate,
          createTime: new Date(now.getTime() - (scene.daysAgo - 5) * DAY_MS),
          body: reportBody({ key: scene.person, sex: who.sex === '1' ? '1' : '2', drift: scene.drift }),
        },
      ]
    })
    await db.insert(physicalReport).values(rows)
    await db.insert(accessRecord).values(rows.map(issued)).onConflictDoNothing()
  },
}
