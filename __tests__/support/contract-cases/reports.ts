import { codes } from '../../../contract/constants/codes'
import * as feedback from '../../../contract/feedback'
import * as reports from '../../../contract/reports'
import { newKey } from '../order-world'
import { count } from './own-clinic'
import { caseFor } from './types'

export const reportCases = [
  caseFor(reports.reportPage, {
    as: 'demo',
    happy: () => ({ query: { personId: 'person-self' } }),
    bad: { query: { year: 'abc' } },
    expect: async (data, world) => {
      expect(data.records.map((row) => row.id)).toEqual(
        (
          await world.query<{ id: string }>(
            "select id from physical_report where user_id = $1 and person_id = 'person-self' order by exam_date desc",
            [world.demo.id],
          )
        ).map((row) => row.id),
      )
      expect(data.records[0]?.itemCount).toBeGreaterThan(20)
    },
  }),
  caseFor(reports.reportPersons, {
    as: 'demo',
    happy: () => ({}),
    bad: null,
    expect: async (data, world) => {
      expect(data.reduce((sum, row) => sum + row.reportCount, 0)).toBe(
        await count(world, 'from physical_report where user_id = $1', [world.demo.id]),
      )
    },
  }),
  caseFor(reports.reportTrend, {
    as: 'demo',
    happy: () => ({ query: { personId: 'person-self', code: 'glu' } }),
    bad: { query: { personId: 'person-self', code: 'nothing' }, code: codes.notFound },
    expect: async (data, world) => {
      expect(data.points.map((point) => point.date)).toEqual(
        (
          await world.query<{ exam_date: string }>(
            "select exam_date from physical_report where person_id = 'person-self' order by exam_date",
          )
        ).map((row) => row.exam_date),
      )
    },
  }),
  caseFor(reports.reportDetail, {
    as: 'demo',
    happy: () => ({ params: { id: 'report-self-3' } }),
    bad: { params: { id: 'report-self2-1' }, code: codes.notFound },
    expect: async (data, world) => {
      expect(
        await count(world, 'from physical_report where id = $1 and report_no = $2', [data.id, data.reportNo]),
      ).toBe(1)
      expect(data.previousId).toBe('report-self-2')
      expect(
        data.groups.flatMap((group) => group.items).find((item) => item.code === 'glu')?.previousValue,
      ).toMatch(/^\d/)
    },
  }),
  caseFor(reports.reportShare, {
    as: 'demo',
    happy: () => ({ params: { id: 'report-self-3' } }),
    bad: { params: { id: 'report-self2-1' }, code: codes.notFound },
    expect: (data) => {
      expect(data.token).toMatch(/^[\w-]+\.[a-z0-9]+\.[\w-]{43}$/)
    },
  }),
  caseFor(reports.reportUnshare, {
    as: 'demo',
    happy: () => ({ params: { id: 'report-self-2' } }),
    bad: { params: { id: 'report-self2-1' }, code: codes.notFound },
    expect: async (_data, world) => {
      expect(await count(world, "from physical_report where id = 'report-self-2' and share_no > 0")).toBe(1)
    },
  }),
  caseFor(reports.reportShared, {
    happy: async (world) => {
      const { data } = await medibook.call('reportShare', {
        session: world.demo.session,
        params: { id: 'report-self-3' },
      })
      return { query: { token: data.token } }
    },
    bad: { query: { token: 'bm90aGluZw.zzzzzzzz.bm90aGluZw' }, code: codes.notFound },
    expect: (data) => {
      expect(data).toMatchObject({ id: 'report-self-3', previousId: null })
    },
  }),
  caseFor(reports.reportPdf, {
    as: 'demo',
    happy: () => ({ params: { id: 'report-self-3' } }),
    bad: { params: { id: 'report-self2-1' }, code: codes.notFound },
    expect: (data) => {
      expect(data.startsWith('%PDF-')).toBe(true)
    },
  }),
  caseFor(feedback.sendFeedback, {
    happy: () => ({ body: { idempotencyKey: newKey(), kind: 'suggestion', content: '  好用  ' } }),
    bad: { body: { idempotencyKey: newKey(), kind: 'suggestion', content: 'x'.repeat(141) } },
    expect: async (data, world) => {
      expect(await world.query('select content, user_id from feedback where id = $1', [data.id])).toEqual([
        { content: '好用', user_id: world.user.id },
      ])
    },
  }),
  caseFor(feedback.feedbackPage, {
    as: 'demo',
    happy: () => ({}),
    bad: { query: { current: '0' } },
    expect: async (data, world) => {
      expect(data.total).toBe(await count(world, 'from feedback where user_id = $1', [world.demo.id]))
      expect(data.records.filter((row) => row.isAnswered === '1')).toHaveLength(
        await count(
          world,
          'from feedback_answer a join feedback f on f.id = a.feedback_id where f.user_id = $1',
          [world.demo.id],
        ),
      )
    },
  }),
  caseFor(feedback.feedbackDetail, {
    as: 'demo',
    happy: () => ({ params: { id: 'feedback-answered' } }),
    bad: { params: { id: 'feedback-second' }, code: codes.notFound },
    expect: async (data, world) => {
      expect(data.content).toBe(
        (
          await world.query<{ content: string }>(
            "select content from feedback where id = 'feedback-answered'",
          )
        )[0]?.content,
      )
    },
  }),
]
