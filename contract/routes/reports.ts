// Generated from contract/reports.ts by `npm run contract`: do not edit.
import { type Day, type Moment, type PageOf, type Route, type Shape } from '../route'
import { type ReportMark } from '../constants/enums'

export type ReportCard = {
  id: string
  reportNo: string
  title: string
  personId: string
  personName: string
  shopId: string
  shopName: string
  examDate: Day
  createTime: Moment
  itemCount: number
  abnormalCount: number
}

export const reportCardShape: Shape = {
  id: 0,
  reportNo: 0,
  title: 0,
  personId: 0,
  personName: 0,
  shopId: 0,
  shopName: 0,
  examDate: 6,
  createTime: 7,
  itemCount: 1,
  abnormalCount: 1,
}

export type ReportItem = {
  code: string
  name: string
  value: string
  unit: string

  /** The reference range as text: "3.9–6.1", "< 5.2", "Negative" */
  rangeText: string
  rangeLow: number | null
  rangeHigh: number | null
  numericValue: number | null
  mark: ReportMark
  markDesc: string
  explain: string
  previousValue: string | null
  previousDate: Day | null
  change: 'up' | 'down' | 'same' | null
}

export const reportItemShape: Shape = {
  code: 0,
  name: 0,
  value: 0,
  unit: 0,
  rangeText: 0,
  rangeLow: 17,
  rangeHigh: 17,
  numericValue: 17,
  mark: 0,
  markDesc: 0,
  explain: 0,
  previousValue: 16,
  previousDate: 22,
  change: 16,
}

export type ReportDetail = ReportCard & {
  personSex: '1' | '2'
  personAge: number
  doctorName: string

  /** The doctor's comment */
  summary: string
  advice: string[]
  previousId: string | null
  previousDate: Day | null
  groups: { id: string; name: string; abnormalCount: number; items: ReportItem[] }[]
}

export const reportDetailShape: Shape = {
  '': reportCardShape,
  personSex: 0,
  personAge: 1,
  doctorName: 0,
  summary: 0,
  advice: [0],
  previousId: 16,
  previousDate: 22,
  groups: [{ id: 0, name: 0, abnormalCount: 1, items: [reportItemShape] }],
}

export type ReportTrend = {
  code: string
  name: string
  unit: string
  rangeLow: number | null
  rangeHigh: number | null
  points: { reportId: string; date: Day; value: string; numericValue: number; mark: ReportMark }[]
}

export const reportTrendShape: Shape = {
  code: 0,
  name: 0,
  unit: 0,
  rangeLow: 17,
  rangeHigh: 17,
  points: [{ reportId: 0, date: 6, value: 0, numericValue: 1, mark: 0 }],
}

/** One report with its items, ranges and marks, each with the value in the person’s previous report */
export const reportDetail: Route<{ data: ReportDetail; params: { id: string } }> = {
  path: '/mall/api/ma/physicalreport/:id',
  auth: 'user',
  data: reportDetailShape,
}

/** Reports of the account, latest examination first */
export const reportPage: Route<{
  data: PageOf<ReportCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    personId?: string
    year?: string
  }
}> = {
  path: '/mall/api/ma/physicalreport/page',
  auth: 'user',
  data: { records: [reportCardShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** One report as a PDF in the language of the caller; only for its owner */
export const reportPdf: Route<{ data: string; params: { id: string } }> = {
  path: '/mall/api/ma/physicalreport/pdf/:id',
  auth: 'user',
  data: 5,
}

/** The persons with reports, with their years */
export const reportPersons: Route<{
  data: { personId: string; personName: string; reportCount: number; years: string[] }[]
}> = {
  path: '/mall/api/ma/physicalreport/persons',
  auth: 'user',
  data: [{ personId: 0, personName: 0, reportCount: 1, years: [0] }],
}

/** A token that gives anybody access to a report until it expires; it is not stored */
export const reportShare: Route<{
  data: {
    token: string
    expireTime: Moment

    /** Address of the web app that shows the report, since a mini-program has none */
    url: string
  }
  params: { id: string }
}> = {
  path: '/mall/api/ma/physicalreport/share/:id',
  auth: 'user',
  data: { token: 0, expireTime: 7, url: 0 },
}

/** The report of such a token. 40400 when it has expired or is invalid */
export const reportShared: Route<{ data: ReportDetail; query: { token: string } }> = {
  path: '/mall/api/ma/physicalreport/shared',
  data: reportDetailShape,
}

/** A measured value of a person in all reports, oldest first */
export const reportTrend: Route<{ data: ReportTrend; query: { personId: string; code: string } }> = {
  path: '/mall/api/ma/physicalreport/trend',
  auth: 'user',
  data: reportTrendShape,
}

/** Revokes every link of a report created so far */
export const reportUnshare: Route<{ data: boolean; params: { id: string } }> = {
  method: 'POST',
  path: '/mall/api/ma/physicalreport/unshare/:id',
  auth: 'user',
  data: 2,
}
