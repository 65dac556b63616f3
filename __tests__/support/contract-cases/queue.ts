import { codes } from '../../../contract/constants/codes'
import { otherPaths } from '../../../contract/constants/paths'
import * as queue from '../../../contract/queue'
import { newKey } from '../order-world'
import { missing, count, freshPerson, registered, checkedIn } from './own-clinic'
import { caseFor } from './types'

export const queueCases = [
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
]
