import { codes } from '../../contract/constants/codes'
import type { ReportDetail } from '../../contract/reports'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { asUser, atDesk } from '../support/clinic-world'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  book,
  dayIn,
  inParallel,
  paid,
  placed,
  type TestUser,
  value,
  verify,
} from '../support/order-world'

const demo = async (): Promise<TestUser> => ({
  id: 'user-demo1',
  session: await medibook.signIn('user-demo1'),
  person: 'person-self',
})

/** An examination verified by the clinic. */
async function examined(user: TestUser): Promise<string> {
  const made = await placed(user, { goods: 't-check', shop: 't-shop' })
  await paid(user, made.id)
  const id = made.bookings[0]?.id ?? ''
  await book(user, 'bookWaiting', { id, shopId: 't-shop', slotId: 't-slot' })
  await verify({ bookingId: id })
  return id
}

/** Who did what with a report, as its owner reads it. */
const accesses = async (user: TestUser, reportId: string) =>
  (await asUser(user).call('accessPage', { query: { size: '100' } })).data.records
    .filter(({ rowId }) => rowId === reportId)
    .map(({ actor, action, kind, purpose }) => [actor, action, kind, purpose])

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-check', { shops: ['t-shop'] })
  await addSlot('t-slot', 't-shop', dayIn(2), '10:00', 100)
})

describe('the demo reports', () => {
  test('are listed by person and year, latest first', async () => {
    const user = await demo()
    const ids = async (query: Record<string, string> = {}) =>
      (await asUser(user).call('reportPage', { query })).data.records.map((row) => row.id)
    expect(await ids()).toEqual([
      'report-self-3',
      'report-mother-2',
      'report-self-2',
      'report-mother-1',
      'report-self-1',
    ])
    expect(await ids({ personId: 'person-mother' })).toEqual(['report-mother-2', 'report-mother-1'])
    const year = (
      await asUser(user).call('reportDetail', { params: { id: 'report-self-1' } })
    ).data.examDate.slice(0, 4)
    expect(await ids({ year })).toContain('report-self-1')
    expect(await ids({ year: '1999' })).toEqual([])
  })

  test("mark values out of range, and show the previous report's values", async () => {
    const user = await demo()
    const { data } = await asUser(user).call('reportDetail', { params: { id: 'report-self-3' } })
    const items = data.groups.flatMap((group) => group.items)
    for (const item of items.filter((row) => row.numericValue !== null)) {
      const value = item.numericValue ?? 0
      expect([item.code, item.mark]).toEqual([
        item.code,
        item.rangeLow !== null && value < item.rangeLow
          ? 'low'
          : item.rangeHigh !== null && value > item.rangeHigh
            ? 'high'
            : 'normal',
      ])
    }
    expect(data.abnormalCount).toBe(items.filter((item) => item.mark !== 'normal').length)
    const before = (await asUser(user).call('reportDetail', { params: { id: 'report-self-2' } })).data
    const glucose = (report: ReportDetail) =>
      report.groups.flatMap((group) => group.items).find((item) => item.code === 'glu')
    expect(glucose(data)).toMatchObject({
      previousValue: glucose(before)?.value,
      previousDate: before.examDate,
    })
    expect((await asUser(user).call('reportDetail', { params: { id: 'report-self-1' } })).data).toMatchObject(
      {
        previousId: null,
        previousDate: null,
      },
    )
    const { data: trend } = await asUser(user).call('reportTrend', {
      query: {
        personId: 'person-self',
        code: 'glu',
      },
    })
    expect(trend.points.map((point) => point.value)).toEqual([
      expect.any(String),
      glucose(before)?.value,
      glucose(data)?.value,
    ])
  })

  test('are stored encrypted', async () => {
    const user = await demo()
    const { data } = await asUser(user).call('reportDetail', { params: { id: 'report-self-3' } })
    const [row] = await medibook.query<Record<string, string>>(
      "select * from physical_report where id = 'report-self-3'",
    )
    const kept = JSON.stringify(row)
    for (const secret of [data.summary, data.doctorName, data.groups[0]?.name ?? '?'])
      expect(kept).not.toContain(secret)
    // matched as property names, because three letters may occur in ciphertext by chance
    expect(kept).not.toMatch(/\b(glu|hbsag)\\?"/)
  })

  test('are available as PDF in each language, for the owner only', async () => {
    const user = await demo()
    for (const lang of ['zh-Hant', 'zh-Hans', 'en', 'fr', 'es', 'ja']) {
      const answer = await medibook.inject({
        url: routePath('reportPdf', { id: 'report-self-3' }),
        session: user.session,
        lang,
      })
      expect([answer.headers['content-type'], answer.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
    }
    const stranger = await addUser()
    for (const [name, id] of [
      ['reportDetail', 'report-self-3'],
      ['reportPdf', 'report-self-3'],
      ['reportDetail', 'nothing'],
    ] as const)
      expect(await asUser(stranger).call(name, { params: { id } })).toMatchObject({
        code: codes.notFound,
        data: null,
      })
    expect(
      await asUser(stranger).call('reportTrend', { query: { personId: 'person-self', code: 'glu' } }),
    ).toMatchObject({ code: codes.notFound })
    expect(
      (await asUser(stranger).call('reportPage', { query: { personId: 'person-self' } })).data.total,
    ).toBe(0)
  }, 60_000)
})

test('a download is recorded for its owner, and a refused one is not', async () => {
  const user = await demo()
  const id = 'report-mother-1'
  const download = (session: string) => medibook.inject({ url: routePath('reportPdf', { id }), session })
  const before = await accesses(user, id)
  expect((await download((await addUser()).session)).json().code).toBe(codes.notFound)
  expect(await accesses(user, id)).toEqual(before)
  expect((await download(user.session)).headers['content-type']).toBe('application/pdf')
  expect(await accesses(user, id)).toEqual([['self', 'export', 'report', 'download'], ...before])
})

describe('issuing a report', () => {
  test('works once for a verified examination, also for concurrent requests', async () => {
    const user = await addUser()
    const id = await examined(user)
    const answers = await inParallel(4, () => atDesk('report', 'issue', { id }))
    expect(answers.filter((code) => code === null)).toHaveLength(1)
    expect(await value('select count(*) from physical_report where booking_id = $1', [id])).toBe(1)
    const { data } = await asUser(user).call('reportPage')
    expect(data.records).toMatchObject([{ title: 't-check', personId: user.person, examDate: dayIn(2) }])
    const reportId = data.records[0]?.id ?? ''
    expect(await accesses(user, reportId)).toEqual([['staff', 'change', 'report', 'treatment']])
    expect(await asUser(user).call('reportDetail', { params: { id: reportId } })).toMatchObject({
      code: 0,
      data: { personSex: '2' },
    })
  })

  test('is refused for anything else', async () => {
    const user = await addUser()
    const made = await placed(user, { goods: 't-check', shop: 't-shop' })
    expect(await atDesk('report', 'issue', { id: made.bookings[0]?.id ?? '' })).toBe(codes.stateForbids)
    expect(await atDesk('report', 'issue', { id: 'nothing' })).toBe(codes.notFound)
  })
})
