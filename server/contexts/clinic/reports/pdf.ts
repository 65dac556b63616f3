import type { ReportItem } from '../../../../contract/reports'
import type { Context } from '../../../lib/context'
import { brandIn } from '../../../lib/language'
import { messageText, type MessageKey } from '../../../lib/messages'
import { pdfDocument } from '../../../lib/pdf'
import type { PdfSection } from '../../../lib/pdf-content'
import { recordAccess } from '../../identity'
import { findReport } from './queries/reports'

type Found = Awaited<ReturnType<typeof findReport>>
type Texts = (key: MessageKey) => string
const textsOf =
  (ctx: Context): Texts =>
  (key) =>
    messageText(key, ctx.lang)

/** The results, one table per group. */
function tablesOf(text: Texts, report: Found): PdfSection[] {
  const hasPrevious = report.previousId !== null
  const columns = [
    { title: text('reportItem'), weight: 30 },
    { title: text('reportResult'), weight: 16, align: 'right' as const },
    { title: text('reportUnit'), weight: 14 },
    { title: text('reportRange'), weight: 20 },
    { title: text('reportMark'), weight: 12 },
    ...(hasPrevious ? [{ title: text('reportPrevious'), weight: 14, align: 'right' as const }] : []),
  ]
  const rowOf = (item: ReportItem) => {
    const tone = item.mark === 'normal' ? ('normal' as const) : ('alert' as const)
    return [
      item.name,
      { text: item.value, tone, isBold: item.mark !== 'normal' },
      item.unit,
      item.rangeText,
      { text: item.mark === 'normal' ? '' : item.markDesc, tone },
      ...(hasPrevious ? [{ text: item.previousValue ?? '', tone: 'muted' as const }] : []),
    ]
  }
  return report.groups.map((group) => ({
    kind: 'table' as const,
    title: group.name,
    columns,
    rows: group.items.map(rowOf),
  }))
}

function sectionsOf(text: Texts, report: Found): PdfSection[] {
  return [
    {
      kind: 'pairs',
      pairs: [
        { label: text('reportPerson'), value: report.personName },
        {
          label: text('reportSexAge'),
          value: `${text(report.personSex === '1' ? 'sexMale' : 'sexFemale')} / ${report.personAge}`,
        },
        { label: text('reportExamDate'), value: report.examDate },
        { label: text('reportClinic'), value: report.shopName },
        { label: text('reportDoctor'), value: report.doctorName },
        { label: text('reportNo'), value: report.reportNo },
      ],
    },
    { kind: 'text', title: text('reportSummary'), text: report.summary },
    ...(report.advice.length > 0
      ? [
          {
            kind: 'text' as const,
            title: text('reportAdvice'),
            text: report.advice.map((line, index) => `${index + 1}. ${line}`).join('\n'),
          },
        ]
      : []),
    ...tablesOf(text, report),
  ]
}

/** One of the user's reports as a PDF. @throws AppError notFound */
export async function reportPdf(
  ctx: Context,
  userId: string,
  id: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  const report = await findReport(ctx, userId, id)
  await recordAccess(ctx, {
    userId,
    personId: report.personId,
    actor: 'self',
    actorId: userId,
    action: 'export',
    kind: 'report',
    rowId: id,
    purpose: 'download',
  })
  const text = textsOf(ctx)
  const bytes = await pdfDocument({
    title: text('reportTitle'),
    subtitle: report.title,
    lang: ctx.lang,
    brand: brandIn(ctx.lang, ctx.config),
    footer: `${text('reportNo')} ${report.reportNo} · ${report.personName} · ${report.examDate}`,
    createdAt: ctx.now(),
    sections: sectionsOf(text, report),
  })
  return { bytes, fileName: `${report.reportNo}.pdf` }
}
