import { type Static, Type } from '@sinclair/typebox'
import {
  Count,
  Day,
  Flag,
  Id,
  IdempotencyKey,
  IdParams,
  Money,
  Nullable,
  pageOf,
  pageQuery,
  Time,
} from './common'
import { dayStates, spokenLanguages } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'
import { ChannelRegion } from './shops'

const SpokenLanguage = Type.Union(spokenLanguages.map((code) => Type.Literal(code)))
const Sex = Type.Union([Type.Literal('1'), Type.Literal('2')], { description: "'1' male, '2' female" })
export const DoctorCard = Type.Object({
  id: Id,
  name: Type.String(),
  title: Type.String(),
  specialty: Type.String(),
  departmentId: Id,
  departmentName: Type.String(),
  shopId: Id,
  shopName: Type.String(),
  regionName: Type.String({ description: 'Of the clinic, as text' }),
  sex: Sex,
  languages: Type.Array(SpokenLanguage),
  picUrl: Type.String(),
  fee: Money,
  isAvailable: Flag,
  statusDesc: Type.String({ description: 'Why no appointment can be requested; empty while available' }),
  isOnDutyToday: Flag,
  firstFreeDay: Nullable(Day),
  firstFreeTime: Nullable(Time),
})
export type DoctorCard = Static<typeof DoctorCard>
export const DoctorDetail = Type.Intersect([
  DoctorCard,
  Type.Object({
    bio: Type.String(),
    registrationNo: Type.String({
      description: "From the authority at the clinic's location; empty when unknown",
    }),
    registerName: Type.String({
      description: 'The register of this number, as text before it; empty when unknown',
    }),
    qualifications: Type.Array(Type.String()),
    reviewCount: Count,
    score: Nullable(Type.String({ examples: ['4.7'] })),
    timetable: Type.Array(
      Type.Object({
        weekday: Type.Integer({ minimum: 0, maximum: 6, description: '0 = Sunday' }),
        start: Time,
        end: Time,
      }),
    ),
  }),
])
export type DoctorDetail = Static<typeof DoctorDetail>
export const DoctorReview = Type.Object({
  id: Id,
  score: Type.Integer({ minimum: 1, maximum: 5 }),
  content: Type.String(),
  authorText: Type.String({ description: 'Age band and sex, never a name; or a note that it is anonymous' }),
  createTime: Day,
})
export type DoctorReview = Static<typeof DoctorReview>
export const DoctorDay = Type.Object({
  date: Day,
  state: Type.Union(dayStates.map((state) => Type.Literal(state))),
  left: Count,
  isEarliest: Flag,
})
export type DoctorDay = Static<typeof DoctorDay>
export const DoctorTime = Type.Object({
  date: Day,
  time: Time,
  left: Count,
  capacity: Count,
  state: Type.Union([
    Type.Literal('free'),
    Type.Literal('scarce'),
    Type.Literal('full'),
    Type.Literal('past'),
  ]),
})
export type DoctorTime = Static<typeof DoctorTime>
export const DoctorStatus = Type.Object({
  doctorId: Id,
  isAvailable: Flag,
  statusDesc: Type.String(),
  isOnDutyToday: Flag,
  firstFreeDay: Nullable(Day),
  firstFreeTime: Nullable(Time),
})
export type DoctorStatus = Static<typeof DoctorStatus>

export const doctorPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/doctor/page',
  auth: 'none',
  source: 'extension',
  tag: 'clinic',
  summary:
    'Doctors by clinic, channel region, department, language, sex, a day with a free time, a day by ' +
    "which one is free, and words. In the clinic's order, or with `ascs=first_free` by the soonest " +
    'free time',
  query: Type.Object({
    ...pageQuery,
    shopId: Type.Optional(Id),
    region: Type.Optional(ChannelRegion),
    departmentId: Type.Optional(Id),
    language: Type.Optional(SpokenLanguage),
    sex: Type.Optional(Sex),
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    date: Type.Optional(Day),
    freeBy: Type.Optional(Day),
    onDutyToday: Type.Optional(Flag),
  }),
  data: pageOf(DoctorCard),
})
export const doctorDays = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/doctor/days',
  auth: 'none',
  source: 'extension',
  tag: 'clinic',
  summary: "Every day from today to 60 days ahead with a doctor's availability",
  query: Type.Object({ doctorId: Id }),
  data: Type.Object({ today: Day, days: Type.Array(DoctorDay) }),
})
export const doctorTimes = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/doctor/times',
  auth: 'none',
  source: 'extension',
  tag: 'clinic',
  summary: 'The times of one day of a doctor',
  query: Type.Object({ doctorId: Id, date: Day }),
  data: Type.Array(DoctorTime),
})
export const doctorBusy = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/doctor/busy',
  auth: 'user',
  source: 'extension',
  tag: 'clinic',
  summary:
    'The free times of a doctor at which a person already has another appointment, and the days on which ' +
    'every free time is one of them (owner only)',
  query: Type.Object({ doctorId: Id, personId: Id }),
  data: Type.Object({
    times: Type.Array(Type.Object({ date: Day, time: Time })),
    days: Type.Array(Day),
  }),
})
export const doctorStatus = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/doctor/checkStatus',
  auth: 'none',
  source: 'spec',
  tag: 'clinic',
  summary: 'Whether an appointment can be requested now; otherwise `statusDesc` gives the reason',
  query: Type.Object({ doctorId: Id }),
  data: DoctorStatus,
})
export const doctorDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/doctor/:id',
  auth: 'none',
  source: 'extension',
  tag: 'clinic',
  summary: 'One doctor',
  params: IdParams,
  data: DoctorDetail,
})
export const doctorReviews = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/doctor/appraises',
  auth: 'none',
  source: 'extension',
  tag: 'clinic',
  summary: 'Reviews of a doctor, newest first. Refuses: 40400',
  query: Type.Object({ ...pageQuery, doctorId: Id }),
  data: pageOf(DoctorReview),
})
export const doctorReviewWrite = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/doctor/appraises',
  auth: 'user',
  source: 'extension',
  tag: 'clinic',
  isIdempotent: true,
  summary:
    "Review the doctor of a completed visit, once. Refuses: 40400 another account's visit, 71605 not " +
    'completed, 71604 already reviewed',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    bookingId: Id,
    score: Type.Integer({ minimum: 1, maximum: 5 }),
    content: Type.Optional(Type.String({ maxLength: limits.textareaLength })),
    isAnonymous: Type.Optional(Flag),
  }),
  data: DoctorReview,
})
