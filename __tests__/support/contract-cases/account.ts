import * as account from '../../../contract/account'
import * as ownData from '../../../contract/own-data'
import { returnOf } from '../social-world'
import { text, PASSWORD, noReturn, newPhone, newEmail, sentTo, ownAccount, ownSession } from './own-account'
import { caseFor } from './types'

export const accountCases = [
  caseFor(account.personalData, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query(
        `select real_name as "realName", birth_date as "birthDate", sex, province_id as "provinceId",
          address from app_user where id = $1`,
        [world.demo.id],
      )
      expect(data).toMatchObject({ ...row, phone: text(/\*/), provinceName: '香港', hasPassword: '1' })
    },
    bad: null,
  }),
  caseFor(account.personalDataSave, {
    happy: () => ({
      body: { nickName: '  新  名 ', birthDate: '1990-02-28', provinceId: '44', cityId: '4403', sex: '2' },
    }),
    async expect(data, world) {
      const [row] = await world.query(
        'select nick_name, birth_date, city_id, sex from app_user where id = $1',
        [world.user.id],
      )
      expect(row).toEqual({ nick_name: '新 名', birth_date: '1990-02-28', city_id: '4403', sex: '2' })
      expect(data).toMatchObject({ nickName: '新 名', cityId: '4403' })
    },
    bad: { body: { birthDate: '2999-01-01' } },
  }),
  caseFor(account.sendBindCode, {
    happy: () => ({ body: { type: 'email', email: newEmail() } }),
    async expect(data, world) {
      expect(data.resendInSeconds).toBe(60)
      expect((await world.query("select 1 from login_code where purpose = 'bind'")).length).toBeGreaterThan(0)
    },
    bad: { body: { type: 'sms', phoneCode: '+852', phone: '123456' } },
  }),
  caseFor(account.bindPhone, {
    as: ownSession,
    async happy(world) {
      const phone = newPhone()
      await world.call(
        'sendBindCode',
        { body: { type: 'sms', phoneCode: '+852', phone } },
        world.user.session,
      )
      return { query: { phoneCode: '+852', phone, code: await sentTo(`+852 ${phone}`) } }
    },
    async expect(data, world) {
      const [row] = await world.query<{ phone: string }>('select phone from app_user where id = $1', [
        data.id,
      ])
      expect(data.phone).toBe(`${row?.phone.slice(0, 2)}****${row?.phone.slice(-2)}`)
    },
    bad: { query: { phoneCode: '+852', phone: '123456', code: '000000' } },
  }),
  caseFor(account.bindEmail, {
    as: ownSession,
    async happy(world) {
      const email = newEmail()
      await world.call('sendBindCode', { body: { type: 'email', email } }, world.user.session)
      return { body: { email, code: await sentTo(email) } }
    },
    async expect(data, world) {
      expect(
        await world.query('select 1 from app_user where id = $1 and email is not null', [data.id]),
      ).toHaveLength(1)
      expect(data.email).toMatch(/^c\*{4}@cases\.medibook\.example$/)
    },
    bad: { body: { email: 'x@y', code: '123456' } },
  }),
  caseFor(account.proveOwner, {
    as: ownSession,
    happy: () => ({ body: { type: 'password', password: PASSWORD } }),
    expect(data) {
      expect(data.ownerProof).toMatch(/^[0-9a-z]+\.[\w-]{43}$/)
    },
    bad: { body: { type: 'sms', code: '123456' } },
  }),
  caseFor(account.socialLogin, {
    happy: async () => ({ body: { provider: 'google', ...(await returnOf('google', 'case-google')) } }),
    async expect(data, world) {
      expect(
        await world.query("select 1 from user_identity where provider = 'google' and user_id = $1", [
          data.user.id,
        ]),
      ).toHaveLength(1)
    },
    bad: { body: { provider: 'google', ...noReturn }, code: 61001 },
  }),
  caseFor(account.socialStart, {
    happy: () => ({ body: { provider: 'google', browserKey: noReturn.browserKey } }),
    expect(data) {
      expect(new URL(data.authorizeUrl).pathname).toBe('/sandbox/social/google')
    },
    bad: { body: { provider: 'google', browserKey: 'short' } },
  }),
  caseFor(account.wechatH5Login, {
    happy: async () => ({ body: await returnOf('wechat', 'case-h5') }),
    async expect(data, world) {
      expect(
        await world.query("select 1 from user_identity where provider = 'wechatH5' and user_id = $1", [
          data.user.id,
        ]),
      ).toHaveLength(1)
    },
    bad: { body: noReturn, code: 61001 },
  }),
  caseFor(account.checkUsername, {
    happy: () => ({ query: { username: 'DEMO' } }),
    expect(data) {
      expect(data.isAvailable).toBe(false)
    },
    bad: { query: { username: '1 2' } },
  }),
  caseFor(account.registerSmsCode, {
    happy: () => ({ query: { phoneCode: '+852', phone: newPhone() } }),
    async expect(data, world) {
      expect(data.resendInSeconds).toBe(60)
      expect(
        (await world.query("select 1 from login_code where purpose = 'register' and target like '+852 %'"))
          .length,
      ).toBeGreaterThan(0)
    },
    bad: { query: { phoneCode: '+852', phone: '12345678' } },
  }),
  caseFor(account.registerEmailCode, {
    happy: () => ({ query: { email: newEmail(), purpose: 'reset' } }),
    async expect(data, world) {
      expect(data.resendInSeconds).toBe(60)
      expect((await world.query("select 1 from login_code where purpose = 'reset'")).length).toBeGreaterThan(
        0,
      )
    },
    bad: { query: { email: 'nobody' } },
  }),
  caseFor(account.register, {
    async happy(world) {
      const phone = newPhone()
      await world.call('registerSmsCode', { query: { phoneCode: '+852', phone } })
      return {
        body: {
          type: 'sms',
          phoneCode: '+852',
          phone,
          code: await sentTo(`+852 ${phone}`),
          username: 'Case.Register',
          password: PASSWORD,
          protocolAccepted: '1',
        },
      }
    },
    async expect(data, world) {
      const [row] = await world.query<{ id: string; password_hash: string }>(
        "select id, password_hash from app_user where username = 'Case.Register'",
      )
      expect(data).toMatchObject({ isNew: '1', user: { id: row?.id } })
      expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    },
    bad: {
      body: { type: 'email', email: 'a@b.example', code: '123456', password: 'short', protocolAccepted: '1' },
      code: 61008,
    },
  }),
  caseFor(account.contactPhone, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query('select phone_code as "phoneCode", phone from app_user where id = $1', [
        world.demo.id,
      ])
      expect(data).toEqual(row)
    },
    bad: null,
  }),
  caseFor(account.h5UserInfo, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query(
        'select username, nick_name as "nickName" from app_user where id = $1',
        [world.demo.id],
      )
      expect(data).toMatchObject({
        ...row,
        hasPassword: '1',
        isPhoneBound: '1',
        isEmailBound: '1',
        sessionExpireTime: text(/^\d{4}-/),
      })
      expect(data.expireInMs).toBeGreaterThan(14_000_000)
    },
    bad: null,
  }),
  caseFor(account.checkPassword, {
    as: 'demo',
    happy: () => ({ body: { password: 'Demo-2026' } }),
    expect(data) {
      expect(data).toBe(true)
    },
    bad: { body: { password: 'wrong' }, code: 61001 },
  }),
  caseFor(account.editPassword, {
    async happy(world) {
      const { email } = await ownAccount(world)
      await world.call('registerEmailCode', { query: { email, purpose: 'reset' } })
      return { body: { type: 'email', email, code: await sentTo(email), newPassword: 'Another-2026' } }
    },
    expect(data) {
      expect(data).toBe(true)
    },
    bad: { body: { type: 'old', oldPassword: 'x', newPassword: PASSWORD }, code: 60002 },
  }),
  caseFor(ownData.exportData, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query<{ orders: string; persons: string; addresses: string }>(
        `select (select count(*) from order_info where user_id = $1) as orders, (select count(*) from
          person where user_id = $1 and not is_deleted) as persons, (select count(*) from user_address
          where user_id = $1) as addresses`,
        [world.demo.id],
      )
      for (const name of ['orders', 'persons', 'addresses'] as const)
        expect([name, (data.parts[name] as unknown[]).length]).toEqual([name, Number(row?.[name])])
      expect(JSON.stringify(data)).not.toMatch(/argon2|QQ00000/)
    },
    bad: null,
  }),
  caseFor(ownData.accessPage, {
    as: 'demo',
    happy: () => ({}),
    bad: { query: { current: '0' } },
    expect: async (data, world) => {
      const [row] = await world.query<{ n: number }>(
        'select count(*)::int as n from access_record where user_id = $1',
        [world.demo.id],
      )
      expect(data.total).toBe(row?.n)
    },
  }),
  caseFor(ownData.deleteAccount, {
    as: ownSession,
    happy: () => ({ body: { password: PASSWORD } }),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(
        (
          await world.query(
            "select 1 from app_user where delete_time is not null and email is null and nick_name = ''",
          )
        ).length,
      ).toBeGreaterThan(0)
    },
    bad: { body: {} },
  }),
]
