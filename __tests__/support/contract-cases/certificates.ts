import * as certificates from '../../../contract/certificates'
import { newKey } from '../order-world'
import { uploaded } from '../upload-world'
import { text } from './own-account'
import { caseFor } from './types'

const certificate = {
  certType: 'passport' as const,
  name: 'CHAN TAI MAN',
  certNo: 'KZ1234567',
  validUntil: '2999-12-31',
  isDefault: '0' as const,
}

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
