import { useState } from 'react'
import { useDraft } from '@/hooks/use-draft'
import { type LoginForm, type LoginMode, type LoginWay, waysOf } from './login-rules'

// secrets and short-lived values are not stored on the device
const emptyDraft = {
  way: 'sms' as LoginWay,
  account: '',
  phoneCode: '+852',
  phone: '',
  email: '',
  username: '',
  nickName: '',
}
const emptySecrets = {
  mode: 'signIn' as LoginMode,
  password: '',
  code: '',
  pictureCode: '',
  newPassword: '',
  agreed: false,
}
const isSecret = (field: string): field is keyof typeof emptySecrets => field in emptySecrets

/**
 * The input of the login page.
 * @param first the initial form
 */
export function useLoginEntries(first: LoginMode) {
  const draft = useDraft('login', emptyDraft)
  const [secrets, setSecrets] = useState({ ...emptySecrets, mode: first })
  const { way } = draft.values
  const form: LoginForm = {
    ...draft.values,
    ...secrets,
    // not every form has every method, so the previous one may be unavailable
    way: waysOf(secrets.mode).includes(way) ? way : waysOf(secrets.mode)[0],
  }
  const enter = (part: Partial<LoginForm>) => {
    const entries = Object.entries(part)
    const kept = Object.fromEntries(entries.filter(([field]) => !isSecret(field)))
    if (Object.keys(kept).length > 0) draft.change(kept)
    setSecrets((from) => ({ ...from, ...Object.fromEntries(entries.filter(([field]) => isSecret(field))) }))
  }
  return { form, enter, clear: draft.clear }
}
