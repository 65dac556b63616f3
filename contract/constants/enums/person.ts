/** ID types of a person, in the order they are offered. */
export const idTypes = [
  'mainlandId',
  'hkMacaoPermit',
  'hkid',
  'hkMacaoPassport',
  'passport',
  'other',
] as const
export type IdType = (typeof idTypes)[number]

export const relations = ['self', 'spouse', 'parent', 'child', 'other'] as const
export type Relation = (typeof relations)[number]

/** How a measured value relates to its reference range. */
export const reportMarks = ['normal', 'high', 'low', 'positive', 'abnormal'] as const
export type ReportMark = (typeof reportMarks)[number]

export const feedbackKinds = ['suggestion', 'fault', 'service', 'order', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

export const enterpriseKinds = ['company', 'school'] as const
export type EnterpriseKind = (typeof enterpriseKinds)[number]

/**
 * Purpose of an uploaded file. Certificates, refunds, feedback and reports are private: only their owner can
 * read them.
 */
export const uploadPurposes = ['avatar', 'review', 'certificate', 'feedback', 'refund'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Certificates for cross-border goods: an ID card (by place) or a passport. */
export const certificateTypes = [
  'mainlandId',
  'hkid',
  'hkMacaoPermit',
  'hkMacaoPassport',
  'passport',
] as const
export type CertificateType = (typeof certificateTypes)[number]

/** When a certificate is required (`getCertificateSettingShow`). */
export const certificateShow = { nowhere: '0', crossBorder: '1', everyParcel: '2' } as const

/** How a certificate is validated (`getCertificateSettingVerify`). */
export const certificateCheck = { none: '0', number: '1', pictures: '2' } as const
export type CertificateCheck = (typeof certificateCheck)[keyof typeof certificateCheck]

/**
 * Ways to sign in besides a password or code. `wechat` is the official account's web page; the mini-program
 * has its own call.
 */
export const socialProviders = ['facebook', 'google', 'wechat'] as const
export type SocialProviderName = (typeof socialProviders)[number]

/** Providers whose own page is opened in the browser; Alipay's is for payment, not for sign-in. */
export const pageProviders = [...socialProviders, 'alipay'] as const
export type PageProviderName = (typeof pageProviders)[number]

/** Codes of a person's sex. */
export const sexes = { male: '1', female: '2' } as const
export type Sex = (typeof sexes)[keyof typeof sexes]

/** Code of goods that are for either sex. */
export const anySex = '0'

/** Who read or changed the stored data of a person: the account itself, staff, or somebody with a link. */
export const accessActors = ['self', 'staff', 'link'] as const

/** How the owner of an account can prove ownership. */
export const ownerProofs = ['password', 'sms', 'email'] as const

export const accessActions = ['read', 'change', 'export', 'delete'] as const

export const accessKinds = [
  'report',
  'doctorRequest',
  'appointment',
  'order',
  'queueTicket',
  'feedback',
  'person',
  'account',
] as const

export const accessPurposes = ['treatment', 'service', 'ownUse', 'download', 'shared'] as const
