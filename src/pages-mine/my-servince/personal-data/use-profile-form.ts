import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { Sex } from '@contract/constants/enums'
import type { PersonalData } from '@contract/routes/account'
import { type Day, isDay } from '@contract/rules/dates'
import { type ErrorText, isApiError } from '@/api/api-error'
import type { TextKey } from '@/i18n/text-keys'
import { usePersonalDataSaveMutation } from '@/pages-mine/api/account.api'
import { focusElement } from '@/utils/focus-element'

export interface ProfileDraft {
  nickName: string
  realName: string
  /** 'yyyy-MM-dd', '' for none */
  birthDate: string
  sex: Sex | ''
}
export type ProfileField = keyof ProfileDraft
export type ProfileError = ErrorText<TextKey<'pages-mine'>>
type Errors = Partial<Record<ProfileField | 'general', ProfileError>>

const draftOf = (data: PersonalData): ProfileDraft => ({
  nickName: data.nickName,
  realName: data.realName ?? '',
  birthDate: data.birthDate ?? '',
  sex: data.sex ?? '',
})
const isField = (name: unknown, form: ProfileDraft): name is ProfileField =>
  typeof name === 'string' && name in form
const dayOf = (text: string): Day | null => (isDay(text) ? text : null)

export const profileId = (field: ProfileField) => `profile-${field}`

/** Names, birth date and sex: edits and saving. */
export function useProfileForm(data: PersonalData, onSaved: () => void) {
  const [form, setForm] = useState(() => draftOf(data))
  const [errors, setErrors] = useState<Errors>({})
  const [saveCall, { isLoading: isBusy }] = usePersonalDataSaveMutation()
  const saved = draftOf(data)
  const isChanged = (Object.keys(saved) as ProfileField[]).some((field) => saved[field] !== form[field])

  const refuse = (error: unknown) => {
    const refused = isApiError(error) ? error : null
    const field = (refused?.body as { data?: { field?: unknown } | null } | undefined)?.data?.field
    if (refused?.code !== codes.badInput || !isField(field, form))
      return setErrors({ general: { key: 'profile.error.unsent' } })
    setErrors({ [field]: { literal: refused.msg } })
    focusElement(profileId(field))
  }
  const save = async () => {
    if (form.nickName.trim() === '') {
      setErrors({ nickName: { key: 'profile.error.nickName' } })
      return focusElement(profileId('nickName'))
    }
    setErrors({})
    const answer = await saveCall({
      nickName: form.nickName.trim(),
      realName: form.realName.trim() || null,
      birthDate: dayOf(form.birthDate),
      sex: form.sex || null,
    })
    if (answer.error) return refuse(answer.error)
    // edits made during the save are kept
    setForm((now) => (now === form ? draftOf(answer.data) : now))
    onSaved()
  }
  return {
    form,
    errors,
    isBusy,
    isChanged,
    change: (part: Partial<ProfileDraft>) => {
      setErrors({})
      setForm((from) => ({ ...from, ...part }))
    },
    save,
  }
}
