import { examinationsWithoutReport, issueReport } from '../../contexts/clinic'
import { localized } from '../../lib/language'
import { reportBody } from '../seed/report-body'
import type { DeskPart } from './part'

const LISTED = 20

export const reportDesk: DeskPart = {
  name: 'report',
  title: { 'zh-Hant': '待出報告', en: 'Reports to issue' },
  none: { 'zh-Hant': '沒有等候報告的體檢。', en: 'No examination waits for its report.' },
  async items(ctx, lang) {
    const rows = await examinationsWithoutReport(ctx, LISTED)
    return rows.map((row) => ({
      id: row.id,
      title: localized(row.spuName, lang),
      lines: [`${row.date ?? ''} ${row.personName ?? ''}`],
      concerns: {
        userId: row.userId,
        personId: row.personId,
        kind: 'appointment',
        rowId: row.id,
        purpose: 'treatment',
      },
      actions: ['issue'],
    }))
  },
  actions: {
    issue: {
      label: { 'zh-Hant': '發出報告', en: 'Issue the report' },
      done: { 'zh-Hant': '報告已發出', en: 'The report was issued' },
      run: (ctx, { id }) =>
        issueReport(ctx, id, ({ bookingId, sex }) => reportBody({ key: bookingId, sex, drift: 0 })),
    },
  },
}
