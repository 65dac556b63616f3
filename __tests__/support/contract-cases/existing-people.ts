import * as persons from '../../../contract/persons'
import * as user from '../../../contract/user'
import { newKey } from '../order-world'
import { caseFor, type CaseWorld } from './types'

let made = 0
const personBody = (over: Record<string, unknown> = {}) => {
  made += 1
  return {
    name: `黎詠詩${made}`,
    idempotencyKey: newKey(),
    relation: 'other',
    phoneCode: '+852',
    phone: '61234567',
    idType: 'hkid',
    idNumber: 'A123456(3)',
    provinceId: '81',
    cityId: '8116',
    birthDate: '1988-05-06',
    sex: '2',
    address: '沙田正街 1 號',
    isDefault: '0',
    ...over,
  }
}
const savedPerson = async (world: CaseWorld): Promise<string> =>
  ((await world.call('personSave', { body: personBody() })) as { id: string }).id
const ownSession = async (world: CaseWorld): Promise<string> => medibook.signIn(world.user.id)

export const personCases = [
  caseFor(persons.personList, {
    happy: () => ({}),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        'select id from person where user_id = $1 and not is_deleted',
        [world.user.id],
      )
      expect(data.map((person) => person.id).sort()).toEqual(rows.map(({ id }) => id).sort())
      expect(data[0]).toMatchObject({ isDefault: '1', phone: '98****32' })
    },
    bad: null,
  }),
  caseFor(persons.personForm, {
    happy: async (world) => ({ params: { id: await savedPerson(world) } }),
    async expect(data, world) {
      const [row] = await world.query<{ name: string; sealed: string }>(
        'select name, id_number_sealed as sealed from person where id = $1',
        [data.id],
      )
      expect(data).toMatchObject({ name: row?.name, idNumber: 'A123456(3)', phone: '61234567' })
      expect(row?.sealed).not.toContain('A123456')
    },
    bad: { params: { id: 'no-such-person' }, code: 40400 },
  }),
  caseFor(persons.personSave, {
    happy: () => ({ body: personBody() }),
    async expect(data, world) {
      expect(await world.query('select name, user_id from person where id = $1', [data.id])).toEqual([
        { name: data.name, user_id: world.user.id },
      ])
      expect(data).toMatchObject({ idNumberMasked: 'A12****(3)', phone: '61****67' })
    },
    bad: { body: personBody({ relation: 'boss' }) },
  }),
  caseFor(persons.personDelete, {
    happy: async (world) => ({ params: { id: await savedPerson(world) } }),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(
        await world.query('select 1 from person where user_id = $1 and is_deleted', [world.user.id]),
      ).toHaveLength(1)
    },
    bad: { params: { id: 'no-such-person' }, code: 40400 },
  }),
  caseFor(persons.regionTree, {
    happy: () => ({}),
    expect(data) {
      expect(data.map((province) => province.id)).toEqual(
        expect.arrayContaining(['11', '44', '71', '81', '82']),
      )
      expect(data.length).toBe(34)
      expect(data.every((province) => province.children.length > 0)).toBe(true)
    },
    bad: null,
  }),
]

export const userCases = [
  caseFor(user.login, {
    happy: () => ({ body: { type: 'password', username: 'demo', password: 'Demo-2026' } }),
    async expect(data, world) {
      expect(data).toMatchObject({ isNew: '0', user: { id: world.demo.id } })
      expect(await world.call('checkSession', {}, data.thirdSession)).toBe(true)
    },
    bad: { body: { type: 'password', username: '' } },
  }),
  caseFor(user.loginCode, {
    happy: () => ({ query: { phoneCode: '+852', phone: '61239999' } }),
    async expect(data, world) {
      expect(data.resendInSeconds).toBe(60)
      expect(await world.query(`select 1 from login_code where target = '+852 61239999'`)).toHaveLength(1)
      expect((await medibook.outbox('+852 61239999'))[0]?.code).toMatch(/^\d{6}$/)
    },
    bad: { query: { phoneCode: '+852', phone: '1' } },
  }),
  caseFor(user.miniProgramSession, {
    happy: () => ({ body: { jsCode: 'as-case' } }),
    async expect(data, world) {
      expect(
        await world.query('select 1 from app_user where id = $1 and open_id is not null', [data.user.id]),
      ).toHaveLength(1)
    },
    bad: { body: { jsCode: '' } },
  }),
  caseFor(user.checkSession, {
    happy: () => ({}),
    expect(data) {
      expect(data).toBe(true)
    },
    bad: null,
  }),
  caseFor(user.logout, {
    as: ownSession,
    happy: () => ({}),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(await world.query('select 1 from session where user_id = $1', [world.user.id])).toHaveLength(1)
    },
    bad: null,
  }),
  caseFor(user.userInfo, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query(
        'select nick_name as "nickName", username from app_user where id = $1',
        [world.demo.id],
      )
      expect(data).toMatchObject({ ...row, phone: expect.stringMatching(/\*/) as string })
    },
    bad: null,
  }),
  caseFor(user.h5Init, {
    happy: () => ({}),
    expect(data) {
      expect(data).toMatchObject({ tenantId: '1', brandName: '康序健康' })
    },
    bad: null,
  }),
]
