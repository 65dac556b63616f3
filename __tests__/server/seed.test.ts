import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type {} from '../support/medibook-global'
import { codes } from '../../contract/constants/codes'
import {
  bookingStates,
  goodsKinds,
  homeBlockTypes,
  languages,
  orderStatus,
} from '../../contract/constants/enums'
import { idNumberProblem, mainlandFacts } from '../../contract/rules/id-number'
import { statusOfBookings } from '../../server/contexts/commerce/orders/order-status'
import { priceOrder } from '../../server/contexts/commerce/orders/price'
import { demoAccounts } from '../../server/demo/seed/demo-accounts'
import { idNumbers } from '../../server/demo/seed/demo-people'
import { seedRows, type SeedRows } from '../../server/demo/seed/index'

const root = path.join(__dirname, '..', '..')
const now = new Date('2026-11-21T06:30:00Z')
let rows: SeedRows

beforeAll(async () => {
  rows = await seedRows({ now, scale: 'test' })
})

/** Visits every string and every text object in the rows. */
function walk(value: unknown, visit: (value: unknown, trail: string) => void, trail = ''): void {
  visit(value, trail)
  if (value instanceof Date || value === null || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value)) walk(inner, visit, `${trail}.${key}`)
}
const isText = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && 'zh-Hant' in value

describe('the catalogue', () => {
  test('has the requested size', () => {
    const count = (kind: string): number => rows.spus.filter((row) => row.kind === kind).length
    expect(goodsKinds.map(count)).toEqual([24, 12, 8, 60])
    expect(rows.shops.length).toBeGreaterThanOrEqual(12)
    expect(new Set(rows.shops.map((row) => row.region))).toEqual(new Set(['CN', 'HK', 'TW', 'MO']))
    expect(rows.doctors).toHaveLength(60)
    expect(rows.articles.length).toBeGreaterThanOrEqual(8)
    expect(rows.reviews.length).toBeGreaterThanOrEqual(200)
    expect(rows.protocols.map((row) => row.kind).sort()).toEqual(['booking', 'privacy', 'user'])
    expect(rows.blocks.map((row) => row.type).sort()).toEqual([...homeBlockTypes].sort())
    expect(new Set(rows.spus.filter((row) => row.kind === 'vaccine').map((row) => row.doses))).toEqual(
      new Set([1, 2, 3]),
    )
  })

  test('has every text of the operator in all languages, without unfilled placeholders', () => {
    const faults: string[] = []
    let texts = 0
    walk(rows, (value, trail) => {
      if (!isText(value)) return
      texts += 1
      // texts by users are in one language
      const wanted = /eviews\.\d+\.content$/.test(trail) ? ['zh-Hant', 'zh-Hans', 'en'] : languages
      for (const lang of wanted) if (!value[lang]?.trim()) faults.push(`${trail}: no ${lang}`)
      if (Object.values(value).some((text) => /\{\w+\}|undefined|\bNaN\b/.test(text)))
        faults.push(`${trail}: ${value.en}`)
    })
    expect(faults).toEqual([])
    expect(texts).toBeGreaterThan(3000)
  })

  test('keeps French punctuation on the line of its word', () => {
    const faults: string[] = []
    walk(rows, (value, trail) => {
      if (isText(value) && value.fr !== value.en && / [:;?!»%]|« /.test(value.fr ?? ''))
        faults.push(`${trail}: ${value.fr}`)
    })
    expect(faults).toEqual([])
  })

  test('has simplified characters where the traditional ones differ', () => {
    expect(rows.spus.find((row) => row.id === 'spu-package-women')?.name).toMatchObject({
      'zh-Hant': expect.stringContaining('體檢計劃'),
      'zh-Hans': expect.stringContaining('体检计划'),
    })
  })

  test('has every picture on disk, none larger than 9 KB', () => {
    const pictures = new Set<string>()
    walk(rows, (value) => {
      if (typeof value === 'string' && value.startsWith('/assets/'))
        for (const lang of value.includes('{lang}') ? languages : [''])
          pictures.add(value.replace('{lang}', lang))
    })
    const files = [...pictures].map((picture) => path.join(root, 'server', 'demo', picture))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files.filter((file) => statSync(file).size > 9 * 1024)).toEqual([])
    expect(pictures.size).toBeGreaterThan(300)
  })

  test('links only to existing pages', () => {
    const ids = <T extends { id: string }>(list: readonly T[]): Set<string> =>
      new Set(list.map((row) => row.id))
    const [spus, shops, categories, brands, tags, departments] = [
      ids(rows.spus),
      ids(rows.shops),
      ids(rows.categories),
      ids(rows.brands),
      ids(rows.tags),
      ids(rows.departments),
    ]
    expect(
      rows.spus.filter((row) => !categories.has(row.categoryId) || !brands.has(row.brandId ?? '')),
    ).toEqual([])
    expect(rows.spuTags.filter((row) => !spus.has(row.spuId) || !tags.has(row.tagId))).toEqual([])
    expect(rows.spuShops.filter((row) => !spus.has(row.spuId) || !shops.has(row.shopId))).toEqual([])
    expect(rows.shops.filter((row) => row.parentId && !shops.has(row.parentId))).toEqual([])
    expect(
      rows.doctors.filter((row) => !departments.has(row.departmentId) || !shops.has(row.shopId)),
    ).toEqual([])
    const links = [
      ...rows.blocks.flatMap((row) => row.banners.map((banner) => banner.link)),
      ...rows.navIcons.map((row) => row.link),
      ...rows.adverts.map((row) => row.link),
    ]
    const targets = links
      .map((link) => new URLSearchParams(link.split('?')[1] ?? '').get('id'))
      .filter((id) => id !== null)
    expect(targets.filter((id) => !spus.has(id) && !categories.has(id))).toEqual([])
  })

  test('each link of the home page opens its named target', () => {
    const nameOf = (link: string): string => {
      const id = new URLSearchParams(link.split('?')[1] ?? '').get('id')
      const found = [...rows.spus, ...rows.categories].find((row) => row.id === id)?.name
      return found?.en ?? link
    }
    const named = [
      ...rows.blocks.filter(({ link }) => link).map(({ title, link }) => [title?.en, nameOf(link ?? '')]),
      ...rows.blocks.flatMap(({ banners }) => banners).map(({ title, link }) => [title.en, nameOf(link)]),
      ...rows.navIcons.map(({ name, link }) => [name.en, nameOf(link)]),
    ]
    expect(named).toEqual([
      ['Health checks', 'Health checks'],
      ['Flu vaccine before winter', 'Four-strain flu vaccine 2026/27'],
      ['One morning for yourself', 'Full health check for women, 80 items'],
      ['Know your heart early', 'Heart and vessels in depth, 30 items'],
      ['For parents, without hurry', 'Full health check for older people, 74 items'],
      ['Measure at home', 'Upper-arm blood pressure monitor'],
      ['Vaccines', 'Vaccines'],
      ['Health checks', 'Health checks'],
      ['See a doctor', '/pages-clinic/clinic-doctor/clinic-doctor'],
      ['Free services', '/pages-goods/free-reservations'],
      ['Teeth and eyes', 'Teeth and eyes'],
      ['Women’s health', 'Women’s checks'],
      ['Blood tests', 'Blood tests'],
      ['Health products', 'Health products'],
    ])
  })

  test('uses only icons that the app contains, and duotone ones in the icon grid', () => {
    const names = new Set(
      [
        ...readFileSync(path.join(root, 'src/components/icon/icon-names.ts'), 'utf8').matchAll(/'([^']+)'/g),
      ].map((match) => match[1]),
    )
    const icons = [
      ...rows.spus.flatMap((row) => [...row.keyScreenings, ...row.preparations]),
      ...rows.ensures,
    ].map((row) => row.icon)
    expect([...new Set(icons)].filter((icon) => !names.has(icon))).toEqual([])
    expect(rows.navIcons.map((row) => row.icon).filter((icon) => !names.has(`${icon}-duotone`))).toEqual([])
  })

  test('prices each product by its versions, in whole cents', () => {
    for (const spu of rows.spus) {
      const prices = rows.skus
        .filter((row) => row.spuId === spu.id && (row.isEnabled ?? true))
        .map((row) => row.salesPriceCents)
      expect([spu.priceDownCents, spu.priceUpCents]).toEqual([Math.min(...prices), Math.max(...prices)])
      expect(prices.every((cents) => Number.isInteger(cents) && (spu.isFree ? cents === 0 : cents > 0))).toBe(
        true,
      )
      if (spu.marketPriceCents) expect(spu.marketPriceCents).toBeGreaterThan(spu.priceDownCents)
    }
  })

  test('states the number of items of a package in its name', () => {
    for (const spu of rows.spus.filter((row) => row.kind === 'package')) {
      const items = spu.packageGroups.reduce((sum, group) => sum + group.items.length, 0)
      expect(spu.name.en).toContain(`${items} items`)
    }
  })

  test('gives every vaccine an interval for each dose after the first', () => {
    for (const spu of rows.spus.filter((row) => row.kind === 'vaccine'))
      expect(spu.doseIntervals).toHaveLength((spu.doses ?? 0) - 1)
  })
})

describe('places to book', () => {
  test('are within today and the next 60 days, never above capacity, some full and some scarce', () => {
    const days = rows.slots.map((row) => row.date)
    expect(days.reduce((a, b) => (a < b ? a : b))).toBe('2026-11-21')
    expect(days.reduce((a, b) => (a > b ? a : b))).toBe('2027-01-20')
    expect(rows.slots.filter((row) => row.taken < 0 || row.taken > row.capacity)).toEqual([])
    expect(rows.slots.filter((row) => row.taken === row.capacity).length).toBeGreaterThan(500)
    expect(new Set(rows.slots.map((row) => row.slotKind))).toEqual(
      new Set(['exam', 'vaccine', 'free', 'bjFree']),
    )
  })

  test('are not on closed days', () => {
    const closed = new Set(rows.closedDays.map((row) => `${row.shopId} ${row.date}`))
    expect(closed.has('shop-central 2026-12-25')).toBe(true)
    expect(rows.slots.filter((row) => closed.has(`${row.shopId} ${row.date}`))).toEqual([])
  })

  test('exist wherever a bookable product is offered', () => {
    const calendars = new Set(rows.slots.map((row) => `${row.shopId} ${row.slotKind}`))
    const kindOf = new Map(rows.spus.map((row) => [row.id, row.slotKind]))
    const missing = rows.spuShops.filter(
      (row) => kindOf.get(row.spuId) && !calendars.has(`${row.shopId} ${kindOf.get(row.spuId)}`),
    )
    expect(missing).toEqual([])
  })
})

describe('the demo accounts', () => {
  test('have ID numbers with valid check digits that match the person', () => {
    for (const { id, idType, idNumber } of idNumbers(now)) {
      expect([id, idNumberProblem(idType, idNumber)]).toEqual([id, null])
      const person = rows.persons.find((row) => row.id === id)
      if (idType === 'mainlandId')
        expect(mainlandFacts(idNumber)).toEqual({ birthDate: person?.birthDate, sex: person?.sex })
      expect(person?.idNumber).toBe(idNumber)
      expect(JSON.stringify({ ...person, idNumber: null })).not.toContain(idNumber)
    }
  })

  test('show every order status and every appointment state', () => {
    const mine = rows.orders.filter((row) => row.userId === 'user-demo1')
    expect(new Set(mine.map((row) => row.status))).toEqual(new Set([null, ...Object.values(orderStatus)]))
    expect(new Set(rows.bookings.map((row) => row.state))).toEqual(new Set(bookingStates))
    expect(rows.bookings.some((row) => row.changesUsed === 1)).toBe(true)
    expect(rows.bookings.some((row) => row.state === 'booked' && row.cancelsUsed === 1)).toBe(true)
    const course = rows.bookings.filter((row) => row.orderId === 'order-course-hpv').map((row) => row.state)
    expect(course).toEqual(['injected', 'booked', 'locked'])
  })

  test('follow the rules of the server: totals, statuses and places', () => {
    for (const order of rows.orders) {
      const item = rows.items.find((row) => row.orderId === order.id)
      const spu = rows.spus.find((row) => row.id === item?.spuId)
      const code = rows.discountCodes.find((row) => row.code === order.discountCode)
      const priced = priceOrder(
        [
          {
            unitCents: item?.salesPriceCents ?? 0,
            quantity: item?.quantity ?? 0,
            taxBasisPoints: spu?.taxBasisPoints ?? 0,
            freightCents: spu?.freightCents ?? 0,
          },
        ],
        code ? { kind: code.kind as 'amount', value: code.value } : null,
      )
      expect([order.id, order.paymentCents]).toEqual([order.id, priced.paymentCents])
      const states = rows.bookings.filter((row) => row.orderId === order.id).map((row) => row.state)
      const isFollowed =
        order.status === orderStatus.toBook ||
        order.status === orderStatus.booked ||
        (order.status === orderStatus.completed && states.length > 0)
      if (isFollowed) expect([order.id, order.status]).toEqual([order.id, statusOfBookings(states)])
    }
    const held = rows.bookings.filter((row) => row.slotId)
    for (const booking of held) {
      const slot = rows.slots.find((row) => row.id === booking.slotId)
      expect([slot?.shopId, slot?.date, slot?.time, (slot?.taken ?? 0) > 0]).toEqual([
        booking.shopId,
        booking.date,
        booking.time,
        true,
      ])
    }
  })

  test('are equal for the same day, except for the salt of their passwords', async () => {
    const again = await seedRows({ now, scale: 'test' })
    const plain = (all: SeedRows) => ({
      ...all,
      users: all.users.map((row) => ({ ...row, passwordHash: '' })),
    })
    expect(JSON.stringify(plain(again))).toBe(JSON.stringify(plain(rows)))
  })

  test.each([
    new Date('2028-02-29T15:59:00Z'),
    new Date('2026-12-31T16:30:00Z'),
    new Date('2027-02-05T22:00:00Z'),
  ])('also exist on %s', async (day) => {
    const other = await seedRows({ now: day, scale: 'test' })
    expect(other.bookings.filter((row) => row.state === 'booked').length).toBeGreaterThanOrEqual(8)
    expect(idNumbers(day).map(({ idType, idNumber }) => idNumberProblem(idType, idNumber))).toEqual(
      idNumbers(day).map(() => null),
    )
  })

  test('can sign in on a seeded server', async () => {
    for (const account of demoAccounts) {
      const answer = await medibook.call('login', {
        body: { type: 'password', username: account.username, password: account.password },
      })
      expect(answer).toMatchObject({ code: codes.ok, data: { user: { username: account.username } } })
    }
  })
})

test('the seed writes nothing into a database that has goods', async () => {
  const before = await medibook.query('select count(*)::int as count from spu')
  const { seed } = medibook.server.load('demo/seed/index.ts') as typeof import('../../server/demo/seed/index')
  const { db } = medibook.server.database as Parameters<typeof seed>[0] extends infer Db ? { db: Db } : never
  await expect(seed(db, { now })).resolves.toBe(false)
  expect(await medibook.query('select count(*)::int as count from spu')).toEqual(before)
})
