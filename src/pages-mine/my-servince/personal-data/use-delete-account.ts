import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import type { PersonalData } from '@contract/routes/account'
import { isApiError } from '@/api/api-error'
import { signedOut } from '@/features/session/session.slice'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useDeleteAccountMutation, useSendBindCodeMutation } from '@/pages-mine/api/account.api'
import { useRefusal } from '@/pages-mine/components/use-refusal'
import { useAppDispatch } from '@/store/hooks'
import { isNumericCode } from '@/utils/validators'

/** Proof of ownership: the password, else a code, else the session alone. */
const proofOf = (data: PersonalData): 'password' | 'code' | 'none' =>
  data.hasPassword ? 'password' : data.phone || data.email ? 'code' : 'none'

/** Deletes the account permanently. The server first lists what is still pending, which the user then confirms. */
export function useDeleteAccount(data: PersonalData) {
  const dispatch = useAppDispatch()
  const proof = proofOf(data)
  const [form, setForm] = useState({ password: '', code: '', isSure: false })
  const [ahead, setAhead] = useState<string | null>(null)
  const refusal = useRefusal<keyof typeof form>()
  const [sendBindCode] = useSendBindCodeMutation()
  const [deleteCall, { isLoading: isBusy }] = useDeleteAccountMutation()

  const check = (): boolean => {
    if (proof === 'password' && form.password === '')
      refusal.show('password', { key: 'login.error.password' })
    else if (proof === 'code' && !isNumericCode(form.code.trim(), limits.codeLength))
      refusal.show('code', { key: 'login.error.code' })
    else if (!form.isSure) refusal.show('isSure', { key: 'profile.error.sure' })
    else return true
    return false
  }
  const refuse = (error: unknown) => {
    if (isApiError(error) && error.code === codes.commitmentsAhead) return setAhead(error.msg)
    refusal.refuse(error, proof === 'code' ? 'code' : 'password')
  }
  const remove = async () => {
    refusal.clear()
    if (!check()) return
    const answer = await deleteCall({
      ...(proof === 'password' ? { password: form.password } : {}),
      ...(proof === 'code' ? { code: form.code.trim() } : {}),
      ...(ahead === null ? {} : { confirmCommitments: true }),
    })
    if (answer.error) return refuse(answer.error)
    dispatch(signedOut())
    switchTo(routes.home)
  }
  const sendCode = async () => {
    refusal.clear()
    const answer = await sendBindCode({ type: 'own' })
    if (answer.error) refusal.refuse(answer.error, 'code')
    return !answer.error
  }
  return {
    proof,
    form,
    ahead,
    refusal,
    isBusy,
    change: (part: Partial<typeof form>) => {
      refusal.clear()
      setForm((from) => ({ ...from, ...part }))
    },
    remove,
    sendCode,
  }
}
export type DeleteAccount = ReturnType<typeof useDeleteAccount>
