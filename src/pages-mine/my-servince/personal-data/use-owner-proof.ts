import { useState } from 'react'
import { limits } from '@contract/constants/limits'
import type { PersonalData } from '@contract/routes/account'
import { useProveOwnerMutation, useSendBindCodeMutation } from '@/pages-mine/api/account.api'
import { useRefusal } from '@/pages-mine/components/use-refusal'
import { isNumericCode } from '@/utils/validators'

export type ProofWay = PersonalData['ownerProofs'][number]

/**
 * Proof of ownership, by the password or by a code to a bound contact, before a contact changes.
 * @param ways as offered by the server; empty while nothing has to be proven
 */
export function useOwnerProof(ways: readonly ProofWay[]) {
  const [form, setForm] = useState({ way: null as ProofWay | null, password: '', code: '' })
  const [ownerProof, setOwnerProof] = useState<string | null>(null)
  const refusal = useRefusal<'password' | 'code'>()
  const [sendBindCode] = useSendBindCodeMutation()
  const [prove, { isLoading: isBusy }] = useProveOwnerMutation()
  const way = ways.find((one) => one === form.way) ?? ways[0] ?? 'password'
  const field = way === 'password' ? 'password' : 'code'

  const sendCode = async () => {
    refusal.clear()
    if (way === 'password') return false
    const { error } = await sendBindCode({ type: 'own', purpose: 'change', channel: way })
    if (error) refusal.refuse(error, 'code')
    return !error
  }
  const confirm = async () => {
    refusal.clear()
    const code = form.code.trim()
    if (way === 'password' && form.password === '')
      return refusal.show('password', { key: 'login.error.password' })
    if (way !== 'password' && !isNumericCode(code, limits.codeLength))
      return refusal.show('code', { key: 'login.error.code' })
    const answer = await prove(
      way === 'password' ? { type: way, password: form.password } : { type: way, code },
    )
    if (!answer.data) return refusal.refuse(answer.error, field)
    setOwnerProof(answer.data.ownerProof)
    setForm({ way, password: '', code: '' })
  }
  return {
    isNeeded: ways.length > 0 && ownerProof === null,
    ownerProof,
    way,
    form,
    refusal,
    isBusy,
    change: (part: Partial<typeof form>) => {
      refusal.clear()
      setForm((from) => ({ ...from, ...part }))
    },
    sendCode,
    confirm,
    /** The server no longer accepts the proof: it is requested again. */
    forget: () => setOwnerProof(null),
  }
}
export type OwnerProof = ReturnType<typeof useOwnerProof>
