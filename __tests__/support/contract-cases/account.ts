import * as account from '../../../contract/account'
import * as addresses from '../../../contract/addresses'
import * as certificates from '../../../contract/certificates'
import * as siteUser from '../../../contract/site-user'
import * as uploads from '../../../contract/uploads'
import * as weixin from '../../../contract/weixin'
import { newKey } from '../order-world'
import { returnOf } from '../social-world'
import { askPolicy, onePixel, uploaded } from '../upload-world'
import { caseFor, type CaseWorld } from './types'

const text = (matching: RegExp): string => expect.stringMatching(matching) as string
const PASSWORD = 'Case-2026-word'
let people = 0
/** What no provider's page has sent back. */
const noReturn = { code: 'x', state: 'x', browserKey: 'b'.repeat(43) }

/** Numbers and addresses of this file that nobody else uses. */
const newPhone = (): string => `6${String(7_700_000 + (people += 1))}`
const newEmail = (): string => `case-${(people += 1)}@cases.medibook.example`
const sentTo = async (target: string): Promise<string> => (await medibook.outbox(target))[0]?.code ?? ''

/** A user of a case's own, known by an e-mail address and a password. */
async function ownAccount(world: CaseWorld): Promise<{ session: string; email: string }> {
  const email = newEmail()
  await world.call('registerEmailCode', { query: { email } })
  const opened = (await world.call('register', {
    body: { type: 'email', email, code: await sentTo(email), password: PASSWORD, protocolAccepted: '1' },
  })) as { thirdSession: string }
  return { session: opened.thirdSession, email }
}
const ownSession = async (world: CaseWorld): Promise<string> => (await ownAccount(world)).session

const address = {
  userName: '陳大文',
  phoneCode: '+852',
  telNum: '61230000',
  postalCode: '',
  provinceId: '81',
  cityId: '8101',
  countyName: '',
  detailInfo: '皇后大道中 1 號',
  isDefault: '0' as const,
}
const certificate = {
  certType: 'passport' as const,
  name: 'CHAN TAI MAN',
  certNo: 'KZ1234567',
  validUntil: '2999-12-31',
  isDefault: '0' as const,
}

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
  caseFor(account.exportData, {
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
  caseFor(account.accessPage, {
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
  caseFor(account.deleteAccount, {
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

export const addressCases = [
  caseFor(addresses.addressPage, {
    as: 'demo',
    happy: () => ({ query: { size: '2' } }),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        'select id from user_address where user_id = $1 order by is_default desc, create_time desc, id',
        [world.demo.id],
      )
      expect(data).toMatchObject({ total: rows.length, size: 2 })
      expect(data.records.map((record) => record.id)).toEqual(rows.slice(0, 2).map((row) => row.id))
    },
    bad: { query: { size: '0' } },
  }),
  caseFor(addresses.addressSave, {
    happy: () => ({ body: { idempotencyKey: newKey(), ...address } }),
    async expect(data, world) {
      expect(
        await world.query('select user_name, city_id, is_default from user_address where id = $1', [data.id]),
      ).toEqual([{ user_name: '陳大文', city_id: '8101', is_default: true }])
      expect(data).toMatchObject({ provinceName: '香港', isDefault: '1' })
    },
    bad: { body: { idempotencyKey: newKey(), ...address, cityId: '4403' } },
  }),
  caseFor(addresses.addressDelete, {
    happy: async (world) => ({
      params: {
        id: (
          (await world.call('addressSave', { body: { idempotencyKey: newKey(), ...address } })) as {
            id: string
          }
        ).id,
      },
    }),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(
        await world.query('select 1 from user_address where user_id = $1', [world.user.id]),
      ).toHaveLength(1)
    },
    bad: { params: { id: 'address-demo-1' }, code: 40400 },
  }),
]

export const certificateCases = [
  caseFor(certificates.certificateSettingShow, {
    async happy(world) {
      await world.query(
        `insert into custom_config (custom_code, config_value) values ('certificate_setting_show',
          '{"zh-Hant":"0","zh-Hans":"0","en":"0"}') on conflict (custom_code) do update set
          config_value = excluded.config_value`,
      )
      return {}
    },
    expect(data) {
      expect(data).toMatchObject({ customCode: 'certificate_setting_show', configValue: '0' })
    },
    bad: null,
  }),
  caseFor(certificates.certificateSettingVerify, {
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query<{ config_value: { en: string } }>(
        "select config_value from custom_config where custom_code = 'certificate_setting_verify'",
      )
      expect(data.configValue).toBe(row?.config_value.en ?? '1')
    },
    bad: null,
  }),
  caseFor(certificates.certificateSave, {
    happy: async (world) => ({
      body: {
        idempotencyKey: newKey(),
        ...certificate,
        frontPic: await uploaded(world.user.session, 'certificate'),
      },
    }),
    async expect(data, world) {
      const [row] = await world.query<{ number_sealed: string; front_key: string }>(
        'select number_sealed, front_key from user_certificate where id = $1',
        [data.id],
      )
      expect(row?.number_sealed).not.toContain('KZ1234567')
      expect(data).toMatchObject({
        certNoMasked: 'KZ1****67',
        isDefault: '1',
        frontPicUrl: text(/^\/uploads\/private\/.*sign=/),
      })
      expect(data.frontPicUrl).toContain(row?.front_key ?? '-')
    },
    bad: { body: { idempotencyKey: newKey(), ...certificate, certType: 'mainlandId' } },
  }),
  caseFor(certificates.certificateList, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const rows = await world.query<{ id: string; number_masked: string }>(
        `select id, number_masked from user_certificate where user_id = $1 order by is_default desc,
          create_time desc, id`,
        [world.demo.id],
      )
      expect(data.map(({ id, certNoMasked }) => ({ id, number_masked: certNoMasked }))).toEqual(rows)
      expect(data.map((item) => item.isExpired)).toContain('1')
    },
    bad: null,
  }),
  caseFor(certificates.certificateDelete, {
    happy: async (world) => ({
      params: {
        id: (
          (await world.call('certificateSave', {
            body: { idempotencyKey: newKey(), ...certificate, certNo: 'KZ7654321' },
          })) as {
            id: string
          }
        ).id,
      },
    }),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(
        await world.query(
          "select 1 from user_certificate where user_id = $1 and number_masked = 'KZ7****21'",
          [world.user.id],
        ),
      ).toEqual([])
    },
    bad: { params: { id: 'certificate-demo-1' }, code: 40400 },
  }),
]

export const uploadCases = [
  caseFor(uploads.uploadPolicy, {
    happy: () => ({ query: { purpose: 'review', files: '3' } }),
    async expect(data, world) {
      expect(
        await world.query('select user_id, purpose, files_left from upload_policy where id = $1', [
          data.policyId,
        ]),
      ).toEqual([{ user_id: world.user.id, purpose: 'review', files_left: 3 }])
      expect(data).toMatchObject({
        filesLeft: 3,
        mustComplete: false,
        fileField: 'file',
        host: text(/\/uploads$/),
      })
    },
    bad: { query: { files: '53' } },
  }),
  caseFor(uploads.uploadAddress, {
    happy: async (world) => ({ query: { key: await uploaded(world.user.session, 'feedback') } }),
    async expect(data) {
      expect((await medibook.inject(data.url)).statusCode).toBe(200)
    },
    bad: { query: { key: 'private/00/00000000000000000000000000000000.jpg' }, code: 40400 },
  }),
  caseFor(uploads.uploadComplete, {
    async happy(world) {
      const policy = await askPolicy(world.user.session, { purpose: 'feedback' })
      // The storage of tests takes no files itself: this one stands in for a bucket that has got one.
      const { storage } = medibook.server.ports
      const before = storage.takeIncoming
      storage.takeIncoming = async ({ prefix, name }) => {
        storage.takeIncoming = before
        return prefix === policy.data.policyId && name === 'a.png' ? onePixel : null
      }
      return { body: { policyId: policy.data.policyId, name: 'a.png' } }
    },
    async expect(data, world) {
      expect(
        await world.query('select user_id, content_type from upload where key = $1', [data.key]),
      ).toEqual([{ user_id: world.user.id, content_type: 'image/png' }])
    },
    bad: { body: { policyId: 'none', name: 'a.png' }, code: 61010 },
  }),
]

export const weixinCases = [
  caseFor(weixin.wxUser, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query(
        'select id, nick_name as "nickName", phone_code as "phoneCode" from app_user where id = $1',
        [world.demo.id],
      )
      expect(data).toMatchObject({ ...row, phone: text(/\*/) })
    },
    bad: null,
  }),
  caseFor(weixin.wxUserSave, {
    happy: async (world) => ({
      body: { nickName: 'From WeChat', headimgUrl: await uploaded(world.user.session, 'avatar') },
    }),
    async expect(data, world) {
      const [row] = await world.query<{ nick_name: string; headimg_url: string }>(
        'select nick_name, headimg_url from app_user where id = $1',
        [world.user.id],
      )
      expect(row?.nick_name).toBe('From WeChat')
      expect(data.headimgUrl).toBe(`/uploads/${row?.headimg_url ?? ''}`)
    },
    bad: { body: { headimgUrl: 'https://elsewhere.example/a.png' } },
  }),
  caseFor(weixin.wxUserPhone, {
    happy: () => ({ body: { code: 'phone-67709999' } }),
    async expect(data, world) {
      expect(await world.query('select phone from app_user where id = $1', [world.user.id])).toEqual([
        { phone: '67709999' },
      ])
      expect(data.phone).toBe('67****99')
    },
    bad: { body: { code: 'bad' }, code: 61001 },
  }),
  caseFor(weixin.tenant, {
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query<{ config_value: { 'zh-Hant': string } }>(
        "select config_value from custom_config where custom_code = 'customer_phone'",
      )
      expect(data).toMatchObject({
        tenantId: '1',
        name: '康序健康',
        phone: row?.config_value['zh-Hant'] ?? '',
      })
    },
    bad: null,
  }),
  caseFor(weixin.wxAppId, {
    happy: () => ({}),
    expect(data) {
      expect(data).toMatchObject({ facebook: { version: 'v16.0' }, isSandbox: '1' })
    },
    bad: null,
  }),
  caseFor(weixin.jsSdkSignature, {
    happy: () => ({ query: { url: `${medibook.server.app.config.publicUrl}/?a=1` } }),
    expect(data) {
      expect(data).toMatchObject({ signature: text(/^[0-9a-f]{40}$/), nonceStr: text(/^[0-9a-f]{24}$/) })
    },
    bad: { query: { url: 'https://elsewhere.example/' } },
  }),
  caseFor(weixin.unlimitedCode, {
    happy: () => ({ body: { page: 'pages-goods/goods-detail/goods-detail', scene: 'id=spu-1' } }),
    expect(data) {
      expect(data.image).toMatch(/^data:image\/png;base64,iVBOR/)
      expect(data.text).toContain('/#/pages-goods/goods-detail/goods-detail?scene=id%3Dspu-1')
    },
    bad: { body: { page: '../etc/passwd', scene: '' } },
  }),
  caseFor(weixin.templateMessages, {
    happy: () => ({ body: { enable: '1', useTypeList: ['1', '2'] } }),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        "select id from message_template where is_enabled and use_type in ('1', '2') order by sort, id",
      )
      expect(rows.length).toBeGreaterThan(0)
      expect(data.map((item) => item.id)).toEqual(rows.map((row) => row.id))
    },
    bad: { body: { useTypeList: ['x'] } },
  }),
  caseFor(weixin.alipayUser, {
    happy: async () => ({ body: await returnOf('alipay', 'case-alipay') }),
    async expect(data, world) {
      const [row] = await world.query<{ subject: string }>(
        "select subject from user_identity where provider = 'alipay' and user_id = $1",
        [world.user.id],
      )
      expect(data).toMatchObject({
        id: world.user.id,
        isBound: '1',
        alipayUserId: `${row?.subject.slice(0, 4)}****${row?.subject.slice(-4)}`,
      })
    },
    bad: { body: noReturn, code: 61001 },
  }),
]

export const siteUserCases = [
  caseFor(siteUser.siteLogin, {
    async happy(world) {
      const { email } = await ownAccount(world)
      return { body: { email: email.toUpperCase(), password: PASSWORD } }
    },
    async expect(data, world) {
      expect(await world.query('select 1 from app_user where id = $1', [data.user.id])).toHaveLength(1)
    },
    bad: { body: { email: 'nobody@cases.medibook.example', password: 'x' }, code: 61001 },
  }),
  caseFor(siteUser.siteFacebookLogin, {
    happy: async () => ({ body: await returnOf('facebook', 'demo') }),
    expect(data, world) {
      expect(data.user.id).toBe(world.demo.id)
    },
    bad: { body: noReturn, code: 61001 },
  }),
  caseFor(siteUser.siteCode, {
    happy: () => ({ body: { email: newEmail(), purpose: 'register' } }),
    expect(data) {
      expect(data.resendInSeconds).toBe(60)
    },
    bad: { body: { email: 'x', purpose: 'register' } },
  }),
  caseFor(siteUser.siteRegister, {
    async happy(world) {
      const email = newEmail()
      await world.call('siteCode', { body: { email, purpose: 'register' } })
      return { body: { email, code: await sentTo(email), password: PASSWORD, protocolAccepted: '1' } }
    },
    async expect(data, world) {
      expect(data.isNew).toBe('1')
      expect(
        await world.query('select 1 from app_user where id = $1 and email is not null', [data.user.id]),
      ).toHaveLength(1)
    },
    bad: {
      body: {
        email: 'nobody@cases.medibook.example',
        code: '123456',
        password: PASSWORD,
        protocolAccepted: '1',
      },
      code: 61002,
    },
  }),
  caseFor(siteUser.sitePassword, {
    async happy(world) {
      const { email } = await ownAccount(world)
      await world.call('siteCode', { body: { email, purpose: 'password' } })
      return { body: { email, code: await sentTo(email), newPassword: 'Another-2026' } }
    },
    expect(data) {
      expect(data).toBe(true)
    },
    bad: {
      body: { email: 'nobody@cases.medibook.example', code: '123456', newPassword: PASSWORD },
      code: 61002,
    },
  }),
]
