// Generated from contract/doctors.ts by `npm run contract`: do not edit.
import { type Cents, type Day, type Time, type PageOf, type Route, type Shape } from '../route'
import { type SpokenLanguage, type DayState, type ChannelRegion } from '../constants/enums'

export type DoctorCard = {
  id: string
  name: string
  title: string
  specialty: string
  departmentId: string
  departmentName: string
  shopId: string
  shopName: string

  /** Of the clinic, as text */
  regionName: string

  /** '1' male, '2' female */
  sex: '1' | '2'
  languages: SpokenLanguage[]
  picUrl: string
  fee: Cents
  isAvailable: boolean

  /** Why no appointment can be requested; empty while available */
  statusDesc: string
  isOnDutyToday: boolean
  firstFreeDay: Day | null
  firstFreeTime: Time | null
}

export const doctorCardShape: Shape = {
  id: 0,
  name: 0,
  title: 0,
  specialty: 0,
  departmentId: 0,
  departmentName: 0,
  shopId: 0,
  shopName: 0,
  regionName: 0,
  sex: 0,
  languages: [0],
  picUrl: 0,
  fee: 4,
  isAvailable: 3,
  statusDesc: 0,
  isOnDutyToday: 3,
  firstFreeDay: 22,
  firstFreeTime: 24,
}

export type DoctorDay = { date: Day; state: DayState; left: number; isEarliest: boolean }

export const doctorDayShape: Shape = { date: 6, state: 0, left: 1, isEarliest: 3 }

export type DoctorDetail = DoctorCard & {
  bio: string

  /** From the authority at the clinic's location; empty when unknown */
  registrationNo: string

  /** The register of this number, as text before it; empty when unknown */
  registerName: string
  qualifications: string[]
  reviewCount: number
  score: string | null
  timetable: {
    /** 0 = Sunday */
    weekday: number
    start: Time
    end: Time
  }[]
}

export const doctorDetailShape: Shape = {
  '': doctorCardShape,
  bio: 0,
  registrationNo: 0,
  registerName: 0,
  qualifications: [0],
  reviewCount: 1,
  score: 16,
  timetable: [{ weekday: 1, start: 8, end: 8 }],
}

export type DoctorReview = {
  id: string
  score: number
  content: string

  /** Age band and sex, never a name; or a note that it is anonymous */
  authorText: string
  createTime: Day
}

export const doctorReviewShape: Shape = { id: 0, score: 1, content: 0, authorText: 0, createTime: 6 }

export type DoctorStatus = {
  doctorId: string
  isAvailable: boolean
  statusDesc: string
  isOnDutyToday: boolean
  firstFreeDay: Day | null
  firstFreeTime: Time | null
}

export const doctorStatusShape: Shape = {
  doctorId: 0,
  isAvailable: 3,
  statusDesc: 0,
  isOnDutyToday: 3,
  firstFreeDay: 22,
  firstFreeTime: 24,
}

export type DoctorTime = {
  date: Day
  time: Time
  left: number
  capacity: number
  state: 'free' | 'scarce' | 'full' | 'past'
}

export const doctorTimeShape: Shape = { date: 6, time: 8, left: 1, capacity: 1, state: 0 }

/** The free times of a doctor at which a person already has another appointment, and the days on which every free time is one of them (owner only) */
export const doctorBusy: Route<{
  data: { times: { date: Day; time: Time }[]; days: Day[] }
  query: { doctorId: string; personId: string }
}> = { path: '/mall/api/ma/doctor/busy', auth: 'user', data: { times: [{ date: 6, time: 8 }], days: [6] } }

/** Every day from today to 60 days ahead with a doctor's availability */
export const doctorDays: Route<{ data: { today: Day; days: DoctorDay[] }; query: { doctorId: string } }> = {
  path: '/mall/api/ma/doctor/days',
  data: { today: 6, days: [doctorDayShape] },
}

/** One doctor */
export const doctorDetail: Route<{ data: DoctorDetail; params: { id: string } }> = {
  path: '/mall/api/ma/doctor/:id',
  data: doctorDetailShape,
}

/** Doctors by clinic, channel region, department, language, sex, a day with a free time, a day by which one is free, and words. In the clinic's order, or with `ascs=first_free` by the soonest free time */
export const doctorPage: Route<{
  data: PageOf<DoctorCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    shopId?: string
    region?: ChannelRegion
    departmentId?: string
    language?: SpokenLanguage

    /** '1' male, '2' female */
    sex?: '1' | '2'
    keyword?: string
    date?: Day
    freeBy?: Day
    onDutyToday?: boolean
  }
}> = {
  path: '/mall/api/ma/doctor/page',
  data: { records: [doctorCardShape], total: 1, size: 1, current: 1, pages: 1 },
  query: { onDutyToday: 3 },
}

/** Review the doctor of a completed visit, once. Refuses: 40400 another account's visit, 71605 not completed, 71604 already reviewed */
export const doctorReviewWrite: Route<{
  data: DoctorReview
  body: { idempotencyKey: string; bookingId: string; score: number; content?: string; isAnonymous?: boolean }
}> = {
  method: 'POST',
  path: '/mall/api/ma/doctor/appraises',
  auth: 'user',
  isIdempotent: true,
  data: doctorReviewShape,
  body: { isAnonymous: 3 },
}

/** Reviews of a doctor, newest first. Refuses: 40400 */
export const doctorReviews: Route<{
  data: PageOf<DoctorReview>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    doctorId: string
  }
}> = {
  path: '/mall/api/ma/doctor/appraises',
  data: { records: [doctorReviewShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Whether an appointment can be requested now; otherwise `statusDesc` gives the reason */
export const doctorStatus: Route<{ data: DoctorStatus; query: { doctorId: string } }> = {
  path: '/mall/api/ma/doctor/checkStatus',
  data: doctorStatusShape,
}

/** The times of one day of a doctor */
export const doctorTimes: Route<{ data: DoctorTime[]; query: { doctorId: string; date: Day } }> = {
  path: '/mall/api/ma/doctor/times',
  data: [doctorTimeShape],
}
