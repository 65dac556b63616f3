import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import type { PersonalData } from '@contract/routes/account'
import { isEmail } from '@contract/rules/email'
import { isMobile, phoneDigits, phoneShape } from '@contract/rules/phone'
import { isApiError } from '@/api/api-error'
import { useText } from '@/i18n/use-text'
import {
  useBindEmailMutation,
  useBindPhoneMutation,
  useSendBindCodeMutation,
} from '@/pages-mine/api/account.api'
import { useRefusal } from '@/pages-mine/components/use-refusal'
import { isNumericCode } from '@/utils/validators'
import { useOwnerProof } from './use-owner-proof'

export type ContactKind = 'phone' | 'email'

/**
 * A new number or address, verified by a code sent to it.
 * @param data absent while an account is being opened, which has nothing to prove yet
 */
export function useContact(
  kind: ContactKind,
  data: PersonalData | undefined,
  onDone: (text: string) => void,
) {
  const { t } = useText('pages-mine')
  const [form, setForm] = useState({ phoneCode: '+852', phone: '', email: '', code: '' })
  const refusal = useRefusal<'contact' | 'code'>()
  const proof = useOwnerProof(data?.ownerProofs ?? [])
  const [sendBindCode] = useSendBindCodeMutation()
  const [bindPhone, phoneCall] = useBindPhoneMutation()
  const [bindEmail, emailCall] = useBindEmailMutation()
  const phone = { phoneCode: form.phoneCode, phone: phoneDigits(form.phone) }
  const email = form.email.trim()

  const isGood = (): boolean => {
    if (kind === 'phone' ? isMobile(phone.phoneCode, phone.phone) : isEmail(email)) return true
    refusal.show(
      'contact',
      kind === 'phone'
        ? { key: 'login.error.phoneWrong', params: { ...phoneShape(form.phoneCode, 'mobile') } }
        : { key: 'login.error.emailWrong' },
    )
    return false
  }
  const sendCode = async () => {
    refusal.clear()
    if (!isGood()) return false
    const answer = await sendBindCode(kind === 'phone' ? { type: 'sms', ...phone } : { type: 'email', email })
    if (answer.error) refusal.refuse(answer.error, 'contact')
    return !answer.error
  }
  const bind = async () => {
    refusal.clear()
    if (!isGood()) return
    const code = form.code.trim()
    if (!isNumericCode(code, limits.codeLength)) return refusal.show('code', { key: 'login.error.code' })
    const ownerProof = proof.ownerProof === null ? {} : { ownerProof: proof.ownerProof }
    const answer =
      kind === 'phone'
        ? await bindPhone({ ...phone, code, ...ownerProof })
        : await bindEmail({ email, code, ...ownerProof })
    if (!answer.error) return onDone(t('profile.saved'))
    if (isApiError(answer.error) && answer.error.code === codes.ownerProofNeeded) proof.forget()
    refusal.refuse(answer.error, 'code')
  }
  return {
    proof,
    form,
    refusal,
    isBusy: phoneCall.isLoading || emailCall.isLoading,
    change: (part: Partial<typeof form>) => {
      refusal.clear()
      setForm((from) => ({ ...from, ...part }))
    },
    sendCode,
    bind,
  }
}
export type Contact = ReturnType<typeof useContact>
