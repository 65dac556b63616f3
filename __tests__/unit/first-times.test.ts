import { firstTimes } from '@/features/clinics/first-times'

const none = { firstFreeDay: null, firstFreeTime: null, firstDoctorDay: null, firstDoctorTime: null }
const doctor = { firstDoctorDay: '2026-12-08', firstDoctorTime: '16:30' }
const service = { firstFreeDay: '2026-12-09', firstFreeTime: '09:00' }
const later = { firstDoctorDay: '2026-12-09', firstDoctorTime: '10:30' }
const sameMoment = { firstFreeDay: '2026-12-08', firstFreeTime: '16:30' }
const lines = (of: object) =>
  firstTimes(
    { ...none, ...of } as never,
    ((key: string, { when }: { when: string }) => `${key}|${when}`) as never,
  )

test.each([
  ['nothing is free', {}, []],
  ['only a doctor is free', doctor, [/^clinic\.firstDoctor\|.*8.*16:30|4:30/]],
  ['only a service is free', service, [/^clinic\.firstFree\|.*9.*9:00/]],
  ['both are free', { ...doctor, ...service }, [/^clinic\.firstDoctor\|/, /^clinic\.firstFree\|/]],
  ['a service is sooner', { ...service, ...later }, [/^clinic\.firstFree\|/, /^clinic\.firstDoctor\|/]],
  ['both are free at the same moment', { ...doctor, ...sameMoment }, [/^clinicView\.firstFree\|/]],
])('when %s, a card says so in as few lines as possible', (_when, of, expected) => {
  expect(lines(of)).toEqual(expected.map((line) => expect.stringMatching(line)))
})
