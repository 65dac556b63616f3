import { type Static, Type } from '@sinclair/typebox'
import { Day, Flag, Id, IdParams, IdempotencyKey, Moment, Nullable, Ok } from './common'
import { certificateTypes } from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { idNumberLength, nameLength } from './rules/text-lengths'

const CertificateType = Type.Union(certificateTypes.map((t) => Type.Literal(t)))
const fields = {
  certType: CertificateType,
  name: Type.String({ minLength: 1, maxLength: nameLength }),
  validUntil: Nullable(Day),
  isDefault: Flag,
}
/** A certificate: its number masked, its pictures under addresses that are valid for 15 minutes. */
export const UserCertificate = Type.Object({
  id: Id,
  ...fields,
  certNoMasked: Type.String(),
  isExpired: Flag,
  frontPicUrl: Nullable(Type.String()),
  backPicUrl: Nullable(Type.String()),
  createTime: Moment,
})
export type UserCertificate = Static<typeof UserCertificate>

export const certificateSave = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/usercertificate',
  auth: 'user',
  source: 'spec',
  isIdempotent: true,
  tag: 'certificates',
  summary:
    'Add a certificate (passport or ID card), or change the one with the given id; without `certNo` ' +
    "its number stays. Pictures are own uploads for 'certificate'. Validation follows " +
    'getCertificateSettingVerify. 40000 with data {field, rule}, 61013 when this number is already ' +
    'saved',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    id: Type.Optional(Id),
    ...fields,
    certNo: Type.Optional(Type.String({ minLength: 1, maxLength: idNumberLength })),
    frontPic: Type.Optional(Nullable(Type.String({ maxLength: 400 }))),
    backPic: Type.Optional(Nullable(Type.String({ maxLength: 400 }))),
  }),
  data: UserCertificate,
})
export const certificateList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/usercertificate/list',
  auth: 'user',
  source: 'spec',
  tag: 'certificates',
  summary: 'Certificates of the account, default first',
  data: Type.Array(UserCertificate),
})
export const certificateDelete = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/usercertificate/:id',
  auth: 'user',
  source: 'spec',
  tag: 'certificates',
  summary: 'Remove a certificate, its number and its pictures',
  params: IdParams,
  data: Ok,
})

export const certificateSettingShow = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/customconfig/getCertificateSettingShow',
  auth: 'none',
  source: 'spec',
  tag: 'certificates',
  summary:
    "When a certificate is required: '0' never, '1' for cross-border goods, '2' for every shipped order",
  data: Type.Object({
    customCode: Type.String(),
    configValue: Type.Union([Type.Literal('0'), Type.Literal('1'), Type.Literal('2')]),
    certTypes: Type.Array(CertificateType),
  }),
})
export const certificateSettingVerify = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/customconfig/getCertificateSettingVerify',
  auth: 'none',
  source: 'spec',
  tag: 'certificates',
  summary:
    "How a certificate is validated: '0' not at all, '1' form and check digit of the number, '2' " +
    'these and pictures',
  data: Type.Object({
    customCode: Type.String(),
    configValue: Type.Union([Type.Literal('0'), Type.Literal('1'), Type.Literal('2')]),
  }),
})
