// Generated from contract/certificates.ts by `npm run contract`: do not edit.
import { type CertificateType } from '../constants/enums'
import { type Day, type Moment, type Route, type Shape } from '../route'

export type UserCertificate = {
  id: string
  certType: CertificateType
  name: string
  validUntil: Day | null
  isDefault: boolean
  certNoMasked: string
  isExpired: boolean
  frontPicUrl: string | null
  backPicUrl: string | null
  createTime: Moment
}

export const userCertificateShape: Shape = {
  id: 0,
  certType: 0,
  name: 0,
  validUntil: 22,
  isDefault: 3,
  certNoMasked: 0,
  isExpired: 3,
  frontPicUrl: 16,
  backPicUrl: 16,
  createTime: 7,
}

/** Remove a certificate, its number and its pictures */
export const certificateDelete: Route<{ data: boolean; params: { id: string } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/usercertificate/:id',
  auth: 'user',
  data: 2,
}

/** Certificates of the account, default first */
export const certificateList: Route<{ data: UserCertificate[] }> = {
  path: '/mall/api/ma/usercertificate/list',
  auth: 'user',
  data: [userCertificateShape],
}

/** Add a certificate (passport or ID card), or change the one with the given id; without `certNo` its number stays. Pictures are own uploads for 'certificate'. Validation follows getCertificateSettingVerify. 40000 with data {field, rule}, 61013 when this number is already saved */
export const certificateSave: Route<{
  data: UserCertificate
  body: {
    idempotencyKey: string
    id?: string
    certType: CertificateType
    name: string
    validUntil: Day | null
    isDefault: boolean
    certNo?: string
    frontPic?: string | null
    backPic?: string | null
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/usercertificate',
  auth: 'user',
  isIdempotent: true,
  data: userCertificateShape,
  body: { isDefault: 3 },
}

/** When a certificate is required: '0' never, '1' for cross-border goods, '2' for every shipped order */
export const certificateSettingShow: Route<{
  data: { customCode: string; configValue: '0' | '1' | '2'; certTypes: CertificateType[] }
}> = {
  path: '/mall/api/ma/customconfig/getCertificateSettingShow',
  data: { customCode: 0, configValue: 0, certTypes: [0] },
}

/** How a certificate is validated: '0' not at all, '1' form and check digit of the number, '2' these and pictures */
export const certificateSettingVerify: Route<{ data: { customCode: string; configValue: '0' | '1' | '2' } }> =
  { path: '/mall/api/ma/customconfig/getCertificateSettingVerify', data: { customCode: 0, configValue: 0 } }
