import { type CertificateCheck, certificateCheck, type CertificateType } from '@contract/constants/enums'
import type { UserCertificate } from '@contract/routes/certificates'
import { isDay } from '@contract/rules/dates'
import { normaliseIdNumber } from '@contract/rules/id-number'
import { back } from '@/navigation/navigate'
import { useCertificateSaveMutation } from '@/pages-shopping/api/recipients.api'
import { useEditForm } from '@/pages-shopping/hooks/use-edit-form'
import { pictureWrong, sentPictures, useCertificatePictures } from './certificate-pictures'
import {
  type CertificateForm,
  certificateRules,
  emptyCertificate,
  toCertificateForm,
} from './certificate-rules'

export interface CertificateEditorProps {
  userId: string
  saved: UserCertificate | null
  types: readonly CertificateType[]
  /** how the shop validates certificates: '2' requires pictures */
  level: CertificateCheck
  isOnlyOne: boolean
}

/** The state of the form of one certificate. */
export function useCertificateForm({ userId, saved, level }: CertificateEditorProps, today: string) {
  const [sendCertificate] = useCertificateSaveMutation()
  const pictures = useCertificatePictures()
  const state = useEditForm<CertificateForm>({
    draftKey: `certificate/${userId}/${saved?.id ?? 'new'}`,
    initial: saved ? toCertificateForm(saved) : emptyCertificate,
    rules: certificateRules({ level, saved, today }),
    more: () => ({
      frontPic: pictureWrong(pictures.frontPic, level === certificateCheck.pictures && !saved?.frontPicUrl),
      backPic: pictureWrong(pictures.backPic, false),
    }),
    send: async ({ certType, name, certNo, validUntil, isDefault }, idempotencyKey) => {
      if (certType === '') return undefined
      const answer = await sendCertificate({
        idempotencyKey,
        ...(saved ? { id: saved.id } : {}),
        certType,
        name: name.trim(),
        ...(certNo.trim() === '' ? {} : { certNo: normaliseIdNumber(certType, certNo) }),
        validUntil: isDay(validUntil) ? validUntil : null,
        isDefault,
        ...sentPictures(pictures),
      })
      return answer.error
    },
    onSaved: back,
  })
  return { state, pictures }
}
