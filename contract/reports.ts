import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Id, IdParams, Moment, Nullable, Ok, pageOf, pageQuery } from './common'
import { reportMarks } from './constants/enums'
import { defineBinary, defineEndpoint } from './define-endpoint'

const Mark = Type.Union(reportMarks.map((mark) => Type.Literal(mark)))
export const ReportCard = Type.Object({
  id: Id,
  reportNo: Type.String(),
  title: Type.String(),
  personId: Id,
  personName: Type.String(),
  shopId: Id,
  shopName: Type.String(),
  examDate: Day,
  createTime: Moment,
  itemCount: Count,
  abnormalCount: Count,
})
export type ReportCard = Static<typeof ReportCard>
export const ReportItem = Type.Object({
  code: Id,
  name: Type.String(),
  value: Type.String(),
  unit: Type.String(),
  rangeText: Type.String({
    description: 'The reference range as text: "3.9–6.1", "< 5.2", "Negative"',
  }),
  rangeLow: Nullable(Type.Number()),
  rangeHigh: Nullable(Type.Number()),
  numericValue: Nullable(Type.Number()),
  mark: Mark,
  markDesc: Type.String(),
  explain: Type.String(),
  previousValue: Nullable(Type.String()),
  previousDate: Nullable(Day),
  change: Nullable(Type.Union([Type.Literal('up'), Type.Literal('down'), Type.Literal('same')])),
})
export type ReportItem = Static<typeof ReportItem>
export const ReportDetail = Type.Intersect([
  ReportCard,
  Type.Object({
    personSex: Type.Union([Type.Literal('1'), Type.Literal('2')]),
    personAge: Count,
    doctorName: Type.String(),
    summary: Type.String({ description: "The doctor's comment" }),
    advice: Type.Array(Type.String()),
    previousId: Nullable(Id),
    previousDate: Nullable(Day),
    groups: Type.Array(
      Type.Object({ id: Id, name: Type.String(), abnormalCount: Count, items: Type.Array(ReportItem) }),
    ),
  }),
])
export type ReportDetail = Static<typeof ReportDetail>
export const ReportTrend = Type.Object({
  code: Id,
  name: Type.String(),
  unit: Type.String(),
  rangeLow: Nullable(Type.Number()),
  rangeHigh: Nullable(Type.Number()),
  points: Type.Array(
    Type.Object({ reportId: Id, date: Day, value: Type.String(), numericValue: Type.Number(), mark: Mark }),
  ),
})
export type ReportTrend = Static<typeof ReportTrend>

export const reportPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/physicalreport/page',
  auth: 'user',
  source: 'extension',
  tag: 'reports',
  summary: 'Reports of the account, latest examination first',
  query: Type.Object({
    ...pageQuery,
    personId: Type.Optional(Id),
    year: Type.Optional(Type.String({ pattern: '^\\d{4}$', examples: ['2026'] })),
  }),
  data: pageOf(ReportCard),
})
export const reportPersons = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/physicalreport/persons',
  auth: 'user',
  source: 'extension',
  tag: 'reports',
  summary: 'The persons with reports, with their years',
  data: Type.Array(
    Type.Object({
      personId: Id,
      personName: Type.String(),
      reportCount: Count,
      years: Type.Array(Type.String()),
    }),
  ),
})
export const reportTrend = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/physicalreport/trend',
  auth: 'user',
  source: 'extension',
  tag: 'reports',
  summary: 'A measured value of a person in all reports, oldest first',
  query: Type.Object({ personId: Id, code: Id }),
  data: ReportTrend,
})
export const reportDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/physicalreport/:id',
  auth: 'user',
  source: 'extension',
  tag: 'reports',
  summary: 'One report with its items, ranges and marks, each with the value in the person’s previous report',
  params: IdParams,
  data: ReportDetail,
})
export const reportShare = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/physicalreport/share/:id',
  auth: 'user',
  source: 'extension',
  tag: 'reports',
  summary: 'A token that gives anybody access to a report until it expires; it is not stored',
  params: IdParams,
  data: Type.Object({
    token: Type.String(),
    expireTime: Moment,
    url: Type.String({
      description: 'Address of the web app that shows the report, since a mini-program has none',
    }),
  }),
})
export const reportUnshare = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/physicalreport/unshare/:id',
  auth: 'user',
  source: 'extension',
  tag: 'reports',
  summary: 'Revokes every link of a report created so far',
  params: IdParams,
  data: Ok,
})
export const reportShared = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/physicalreport/shared',
  auth: 'none',
  source: 'extension',
  tag: 'reports',
  summary: 'The report of such a token. 40400 when it has expired or is invalid',
  query: Type.Object({ token: Type.String({ minLength: 10, maxLength: 200, pattern: '^[\\w.-]+$' }) }),
  data: ReportDetail,
})
export const reportPdf = defineBinary({
  path: '/mall/api/ma/physicalreport/pdf/:id',
  auth: 'user',
  source: 'extension',
  tag: 'reports',
  summary: 'One report as a PDF in the language of the caller; only for its owner',
  params: IdParams,
  contentType: 'application/pdf',
})
