import { codes } from '../../../contract/constants/codes'
import * as departments from '../../../contract/departments'
import * as bookings from '../../../contract/doctor-bookings'
import * as doctors from '../../../contract/doctors'
import { comingVisits } from '../../../contract/visits'
import { askBody, atDesk } from '../clinic-world'
import { dayIn, newKey } from '../order-world'
import { missing, clinic, count, freshPerson, asked, type Made } from './own-clinic'
import { caseFor } from './types'

export const doctorCases = [
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
  caseFor(doctors.doctorBusy, {
    happy: async (world) => {
      const person = await freshPerson(world)
      await world.call('placeDoctorBooking', {
        body: askBody(person, { doctor: 'case-doctor', date: dayIn(5) }),
      })
      return { query: { doctorId: 'case-doctor', personId: person.person } }
    },
    bad: { query: { doctorId: 'case-doctor' } },
    // the doctor has other places then
    expect: (data) => expect(data).toEqual({ times: [{ date: dayIn(5), time: '10:00' }], days: [] }),
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
  caseFor(comingVisits, {
    happy: async (world) => {
      const { id } = await asked(world)
      expect(await atDesk('doctor', 'confirm', { id })).toBeNull()
      return {}
    },
    bad: null,
    expect: async (data, world) => {
      expect(data.records.length).toBeGreaterThan(0)
      for (const { kind, id } of data.records)
        expect(
          await count(world, `from ${kind === 'doctor' ? 'doctor_booking' : 'order_booking'} where id = $1`, [
            id,
          ]),
        ).toBe(1)
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
]
