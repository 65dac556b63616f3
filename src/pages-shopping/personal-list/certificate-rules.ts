import { type CertificateCheck, certificateCheck, type CertificateType } from '@contract/constants/enums'
import type { UserCertificate } from '@contract/routes/certificates'
import { idNumberProblem, normaliseIdNumber } from '@contract/rules/id-number'
import type { TextKey } from '@/i18n/text-keys'
import { type FormRules, required } from '@/utils/form-rules'

/** A certificate in the form; '' for values that are not chosen yet. The names are those of the request. */
export interface CertificateForm {
  certType: CertificateType | ''
  name: string
  certNo: string
  /** 'yyyy-MM-dd'; '' when it does not expire */
  validUntil: string
  isDefault: boolean
}

export const emptyCertificate: CertificateForm = {
  certType: '',
  name: '',
  certNo: '',
  validUntil: '',
  isDefault: false,
}

/** The form of a saved certificate, whose number the server does not return. */
export const toCertificateForm = (saved: UserCertificate): CertificateForm => ({
  certType: saved.certType,
  name: saved.name,
  certNo: '',
  validUntil: saved.validUntil ?? '',
  isDefault: saved.isDefault,
})

interface CheckedBy {
  /** how the shop validates certificates */
  level: CertificateCheck
  /** the saved certificate, whose number is kept when none is typed */
  saved: UserCertificate | null
  /** 'yyyy-MM-dd' in the store's zone */
  today: string
}

/** In display order. */
export const certificateRules = ({
  level,
  saved,
  today,
}: CheckedBy): FormRules<CertificateForm, TextKey<'pages-shopping'>> => ({
  certType: [required('certificate.error.certType')],
  name: [required('certificate.error.name')],
  certNo: [
    {
      error: 'certificate.error.certNo',
      isValid: (text, { certType }) => text.trim() !== '' || saved?.certType === certType,
    },
    {
      error: 'certificate.error.certNoWrong',
      isValid: (text, { certType }) =>
        text.trim() === '' ||
        certType === '' ||
        level === certificateCheck.none ||
        idNumberProblem(certType, normaliseIdNumber(certType, text)) === null,
    },
  ],
  validUntil: [{ error: 'certificate.error.expired', isValid: (day) => day === '' || day >= today }],
})
