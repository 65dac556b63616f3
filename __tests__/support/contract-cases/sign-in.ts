import * as siteUser from '../../../contract/site-user'
import * as weixin from '../../../contract/weixin'
import { returnOf } from '../social-world'
import { uploaded } from '../upload-world'
import { text, PASSWORD, noReturn, newEmail, sentTo, ownAccount } from './own-account'
import { caseFor } from './types'

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
