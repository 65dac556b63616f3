import { codes } from '../../../contract/constants/codes'
import { otherPaths } from '../../../contract/constants/paths'
import * as departments from '../../../contract/departments'
import * as bookings from '../../../contract/doctor-bookings'
import * as doctors from '../../../contract/doctors'
import * as feedback from '../../../contract/feedback'
import * as queue from '../../../contract/queue'
import * as reports from '../../../contract/reports'
import { addClinic, askBody, atDesk } from '../clinic-world'
import { addPerson, dayIn, newKey, nextId } from '../order-world'
import { caseFor, type CaseWorld } from './types'

const missing = { params: { id: 'nothing' }, code: codes.notFound }
let made: Promise<void> | null = null
/** A clinic that is always open, with a doctor of many places; once for the file. */
const clinic = (): Promise<void> => (made ??= addClinic('case-clinic', 'case-doctor', { capacity: 50 }))
const count = async (world: CaseWorld, sql: string, values: unknown[] = []): Promise<number> =>
  Number((await world.query<{ count: string }>(`select count(*) as count ${sql}`, values))[0]?.count)

async function freshPerson(world: CaseWorld): Promise<{ id: string; session: string; person: string }> {
  await clinic()
  const person = nextId('case-person')
  await addPerson(world.user.id, person)
  return { ...world.user, person }
}
interface Made {
  id: string
  offers: { id: string }[]
}
const asked = async (world: CaseWorld): Promise<Made> =>
  (await world.call('placeDoctorBooking', {
    body: askBody(await freshPerson(world), { doctor: 'case-doctor', date: dayIn(5) }),
  })) as Made
const registered = async (world: CaseWorld): Promise<Made> => {
  const { person } = await freshPerson(world)
  return (await world.call('queueRegister', {
    body: { idempotencyKey: newKey(), shopId: 'case-clinic', doctorId: 'case-doctor', personId: person },
  })) as Made
}
const checkedIn = async (world: CaseWorld): Promise<Made> =>
  (await world.call('queueCheckIn', { body: { id: (await registered(world)).id } })) as Made

export const clinicCases = [
  caseFor(departments.departmentList, {
    happy: () => ({ query: { shopId: 'shop-central' } }),
    bad: { query: { shopId: 'a b' } },
    expect: async (data, world) => {
      const rows = await world.query<{ id: string; doctors: string }>(
        'select department_id as id, count(*) as doctors from doctor where shop_id = $1 group by department_id',
        ['shop-central'],
      )
      expect(Object.fromEntries(data.map((row) => [row.id, row.doctorCount]))).toEqual(
        Object.fromEntries(rows.map((row) => [row.id, Number(row.doctors)])),
      )
    },
  }),
  caseFor(departments.clinicInfo, {
    happy: () => ({ params: { shopId: 'shop-central' } }),
    bad: { params: { shopId: 'nothing' }, code: codes.notFound },
    expect: async (data, world) => {
      expect(data.insurers).toHaveLength(
        await count(world, 'from shop_insurer where shop_id = $1', ['shop-central']),
      )
      expect(data.notices.map((row) => row.id).sort()).toEqual(
        (
          await world.query<{ id: string }>(
            'select id from clinic_notice where shop_id = $1 and start_time <= now() and end_time > now() order by id',
            ['shop-central'],
          )
        ).map((row) => row.id),
      )
      expect(data.doctorCount).toBe(await count(world, 'from doctor where shop_id = $1', ['shop-central']))
    },
  }),
  caseFor(doctors.doctorPage, {
    happy: () => ({ query: { sex: '2', language: 'pt', size: '50' } }),
    bad: { query: { sex: '9' } },
    expect: async (data, world) => {
      expect(data.total).toBe(await count(world, `from doctor where sex = '2' and languages @> '["pt"]'`))
      expect(data.records.every((row) => row.sex === '2' && row.languages.includes('pt'))).toBe(true)
    },
  }),
  caseFor(doctors.doctorDetail, {
    happy: () => ({ params: { id: 'doctor-3' } }),
    bad: missing,
    expect: async (data, world) => {
      const [row] = await world.query<{ fee_cents: number; department_id: string }>(
        'select fee_cents, department_id from doctor where id = $1',
        ['doctor-3'],
      )
      expect({ fee: data.fee, department: data.departmentId, sessions: data.timetable.length }).toEqual({
        fee: ((row?.fee_cents ?? 0) / 100).toFixed(2),
        department: row?.department_id,
        sessions: await count(world, 'from doctor_timetable where doctor_id = $1', ['doctor-3']),
      })
    },
  }),
  caseFor(doctors.doctorReviews, {
    happy: () => ({ query: { doctorId: 'doctor-3' } }),
    bad: { query: { doctorId: 'nothing' }, code: codes.notFound },
    expect: async (data, world) => {
      expect(data.total).toBe(await count(world, 'from doctor_review where doctor_id = $1', ['doctor-3']))
      expect(data.records.map((row) => row.createTime)).toEqual(
        data.records.map((row) => row.createTime).sort((a, b) => (a < b ? 1 : -1)),
      )
    },
  }),
  caseFor(doctors.doctorReviewWrite, {
    happy: async (world) => {
      const { id } = await asked(world)
      await atDesk('doctor', 'confirm', { id })
      await atDesk('doctor', 'finish', { id })
      return {
        body: { idempotencyKey: newKey(), bookingId: id, score: 4, content: 'kind', isAnonymous: '0' },
      }
    },
    bad: {
      body: { idempotencyKey: newKey(), bookingId: 'nothing', score: 4 },
      code: codes.notFound,
    },
    expect: async (data, world) => {
      expect(data).toMatchObject({ score: 4, content: 'kind' })
      expect(
        await count(world, 'from doctor_review where id = $1 and user_id = $2', [data.id, world.user.id]),
      ).toBe(1)
    },
  }),
  caseFor(doctors.doctorDays, {
    happy: async () => {
      await clinic()
      return { query: { doctorId: 'case-doctor' } }
    },
    bad: { query: {} },
    expect: (data) => {
      expect(data.days).toHaveLength(61)
      expect(data.days[5]).toMatchObject({ date: dayIn(5), state: 'free' })
    },
  }),
  caseFor(doctors.doctorTimes, {
    happy: async () => {
      await clinic()
      return { query: { doctorId: 'case-doctor', date: dayIn(5) } }
    },
    bad: { query: { doctorId: 'case-doctor', date: '2026-02-30' } },
    expect: async (data, world) => {
      const [taken] = await world.query<{ taken: number }>(
        'select taken from doctor_place where doctor_id = $1 and date = $2 and time = $3',
        ['case-doctor', dayIn(5), '10:00'],
      )
      expect(data.find((row) => row.time === '10:00')).toMatchObject({
        capacity: 50,
        left: 50 - (taken?.taken ?? 0),
        state: 'free',
      })
    },
  }),
  caseFor(doctors.doctorStatus, {
    happy: async (world) => ({
      query: {
        doctorId:
          (
            await world.query<{ id: string }>(
              'select id from doctor where not is_available order by id limit 1',
            )
          )[0]?.id ?? '',
      },
    }),
    bad: { query: { doctorId: 'nothing' }, code: codes.notFound },
    expect: (data) => {
      expect(data).toMatchObject({ isAvailable: '0', firstFreeDay: null })
      expect(data.statusDesc).not.toBe('')
    },
  }),
  caseFor(bookings.placeDoctorBooking, {
    happy: async (world) => ({
      body: askBody(await freshPerson(world), { doctor: 'case-doctor', date: dayIn(6), reason: '頭痛' }),
    }),
    bad: { body: { doctorId: 'case-doctor' } },
    expect: async (data, world) => {
      const [row] = await world.query<{ state: string; reason_sealed: string; user_id: string }>(
        'select * from doctor_booking where id = $1',
        [data.id],
      )
      expect({ state: data.state, reason: data.reason, user: row?.user_id, row: row?.state }).toEqual({
        state: 'waiting',
        reason: '頭痛',
        user: world.user.id,
        row: 'waiting',
      })
      expect(row?.reason_sealed).not.toContain('頭痛')
    },
  }),
  caseFor(bookings.doctorBookingPage, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    bad: { query: { tab: 'nothing' } },
    expect: async (data, world) => {
      expect(data.records.map((row) => [row.id, row.state])).toEqual(
        (
          await world.query<{ id: string; state: string }>(
            'select id, state from doctor_booking where user_id = $1 order by create_time desc, id',
            [world.demo.id],
          )
        ).map((row) => [row.id, row.state]),
      )
    },
  }),
  caseFor(bookings.doctorBookingDetail, {
    happy: async (world) => ({ params: { id: (await asked(world)).id } }),
    bad: missing,
    expect: async (data, world) => {
      expect(
        await count(world, 'from doctor_booking where id = $1 and booking_no = $2', [
          data.id,
          data.bookingNo,
        ]),
      ).toBe(1)
    },
  }),
  caseFor(bookings.doctorBookingCancel, {
    happy: async (world) => ({ params: { id: (await asked(world)).id } }),
    bad: missing,
    expect: async (data, world) => {
      expect(await count(world, "from doctor_booking where id = $1 and state = 'cancelled'", [data.id])).toBe(
        1,
      )
    },
  }),
  caseFor(bookings.doctorOfferAccept, {
    happy: async (world) => {
      const { id } = await asked(world)
      expect(await atDesk('doctor', 'offer', { id, times: `${dayIn(7)} 11:00` })).toBeNull()
      const { offers } = (await world.call('doctorBookingDetail', { params: { id } })) as Made
      return { body: { idempotencyKey: newKey(), id, offerId: offers[0]?.id ?? '' } }
    },
    bad: { body: { id: 'nothing' } },
    expect: async (data, world) => {
      expect(data).toMatchObject({ state: 'confirmed', date: dayIn(7), time: '11:00' })
      expect(
        await count(world, "from doctor_offer where booking_id = $1 and state = 'accepted'", [data.id]),
      ).toBe(1)
    },
  }),
  caseFor(queue.queueLines, {
    happy: async (world) => {
      await checkedIn(world)
      return { query: { shopId: 'case-clinic' } }
    },
    bad: { query: { shopId: 'nothing' }, code: codes.notFound },
    expect: async (data, world) => {
      expect(data).toMatchObject([
        {
          doctorId: 'case-doctor',
          waiting: await count(
            world,
            "from queue_ticket where doctor_id = 'case-doctor' and state = 'checkedIn'",
          ),
        },
      ])
    },
  }),
  caseFor(queue.queueRegister, {
    happy: async (world) => ({
      body: {
        idempotencyKey: newKey(),
        shopId: 'case-clinic',
        departmentId: 'dept-family',
        personId: (await freshPerson(world)).person,
      },
    }),
    bad: { body: { idempotencyKey: newKey() } },
    expect: async (data, world) => {
      expect(data).toMatchObject({
        state: 'registered',
        doctorId: 'case-doctor',
        number: null,
        actions: ['checkIn', 'cancel'],
      })
      expect(await count(world, "from queue_ticket where id = $1 and state = 'registered'", [data.id])).toBe(
        1,
      )
    },
  }),
  caseFor(queue.queueCheckIn, {
    happy: async (world) => ({ body: { id: (await registered(world)).id } }),
    bad: { body: { id: 'nothing' }, code: codes.notFound },
    expect: async (data, world) => {
      expect(await world.query('select number, state from queue_ticket where id = $1', [data.id])).toEqual([
        { number: data.number, state: 'checkedIn' },
      ])
    },
  }),
  caseFor(queue.queueCancel, {
    happy: async (world) => ({ params: { id: (await checkedIn(world)).id } }),
    bad: missing,
    expect: async (data, world) => {
      expect(await count(world, "from queue_ticket where id = $1 and state = 'cancelled'", [data.id])).toBe(1)
    },
  }),
  caseFor(queue.queueState, {
    happy: async (world) => ({ params: { id: (await checkedIn(world)).id } }),
    bad: missing,
    expect: async (data, world) => {
      expect(data.peopleAhead).toBe(
        await count(
          world,
          "from queue_ticket where doctor_id = 'case-doctor' and state = 'checkedIn' and number < $1",
          [data.number],
        ),
      )
      expect(data.nextPollMs).toBeGreaterThan(0)
    },
  }),
  caseFor(queue.queueCurrent, {
    happy: async (world) => {
      await checkedIn(world)
      return {}
    },
    bad: null,
    expect: async (data, world) => {
      expect(data).toHaveLength(
        await count(
          world,
          "from queue_ticket where user_id = $1 and state in ('registered', 'checkedIn', 'called', 'missed')",
          [world.user.id],
        ),
      )
    },
  }),
  caseFor(queue.registrationHistory, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    bad: { query: { size: '0' } },
    expect: async (data, world) => {
      expect(data.records.map((row) => row.id)).toEqual(
        (
          await world.query<{ id: string }>(
            'select id from queue_ticket where user_id = $1 order by register_time desc, id',
            [world.demo.id],
          )
        ).map((row) => row.id),
      )
      expect(data.total).toBeGreaterThan(3)
    },
  }),
  caseFor(queue.queueLiveKey, {
    happy: async (world) => ({ body: { id: (await checkedIn(world)).id } }),
    bad: { body: { id: 'nothing' }, code: codes.notFound },
    expect: (data, world) => {
      const [path, key] = data.url.split('?key=')
      expect(path).toBe(otherPaths.queueLive)
      expect(key).toMatch(/^[\w.-]{50,}$/)
      expect(data.url).not.toContain(world.user.session)
    },
  }),
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
