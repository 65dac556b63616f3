import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { DataOf } from '@contract/route'
import type { enterpriseMerchants } from '@contract/routes/enterprise'
import { isApiError } from '@/api/api-error'
import { useDraft } from '@/hooks/use-draft'
import { useEnterpriseLoginMutation, useEnterpriseMerchantsMutation } from '@/pages-mine/api/enterprise.api'
import { useRefusal } from '@/pages-mine/components/use-refusal'
import { focusElement } from '@/utils/focus-element'

export const codeId = 'enterprise-code'
export const merchantId = 'enterprise-merchant'

/** The enterprise of the typed code, and the merchants that it gives access to. */
type Opened = DataOf<typeof enterpriseMerchants> & { code: string }

/** Sign-in as staff or student: the code, then one of its merchants. The code is stored on the device. */
export function useEnterpriseForm(userId: string, onDone: () => void) {
  const { values: form, change, clear } = useDraft(`enterprise-login/${userId}`, { code: '', merchantId: '' })
  const refusal = useRefusal<'code' | 'merchant'>()
  const [found, setFound] = useState<Opened | null>(null)
  const [askMerchants, { isLoading: isAsking }] = useEnterpriseMerchantsMutation()
  const [login, { isLoading: isSigningIn }] = useEnterpriseLoginMutation()
  const code = form.code.trim()
  const opened = found?.code === code ? found : null
  const [only, ...others] = opened?.merchants ?? []
  const chosenId = others.length === 0 ? (only?.id ?? '') : form.merchantId

  const refused = (error: unknown) => {
    const isMerchant = isApiError(error) && error.code === codes.merchantUnknown
    if (!isMerchant) setFound(null)
    refusal.refuse(error, isMerchant ? 'merchant' : 'code')
    focusElement(isMerchant ? merchantId : codeId)
  }
  const openCode = async () => {
    refusal.clear()
    const answer = await askMerchants(code)
    if (answer.error) return refused(answer.error)
    setFound({ ...answer.data, code })
  }
  const signIn = async () => {
    if (!opened?.merchants.some(({ id }) => id === chosenId)) {
      refusal.show('merchant', { key: 'enterprise.error.merchant' })
      return focusElement(merchantId)
    }
    refusal.clear()
    const answer = await login({ invitationCode: code, merchantId: chosenId })
    if (answer.error) return refused(answer.error)
    clear()
    onDone()
  }
  const submit = () => {
    if (isAsking || isSigningIn) return
    if (code === '') {
      refusal.show('code', { key: 'enterprise.error.code' })
      return focusElement(codeId)
    }
    void (opened ? signIn() : openCode())
  }
  return {
    form,
    opened,
    chosenId,
    refusal,
    isBusy: isAsking || isSigningIn,
    change: (part: Partial<typeof form>) => {
      refusal.clear()
      change(part)
    },
    submit,
  }
}
