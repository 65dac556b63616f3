import { useId, useState } from 'react'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import { type ErrorText, isApiError } from '@/api/api-error'
import type { TextKey } from '@/i18n/text-keys'
import { focusElement } from '@/utils/focus-element'
import { firstBadField, validateForm } from '@/utils/form-rules'
import { fieldOf, type LoginField, type LoginForm, type LoginRules } from './login-rules'

/** The error of a field. */
export type LoginError = ErrorText<TextKey<'pages-mine'>>
type Errors = Partial<Record<LoginField, LoginError>>

/** The errors of the login form, from its own rules or the server's answer. */
export function useLoginErrors(form: LoginForm) {
  const uid = useId().replace(/:/g, '')
  const [errors, setErrors] = useState<Errors>({})
  const [isUnsent, setIsUnsent] = useState(false)
  const idOf = (field: LoginField) => `login-${field}-${uid}`

  const show = (found: Errors, first: LoginField | null) => {
    setErrors(found)
    if (first) focusElement(idOf(first))
    return first === null
  }
  /**
   * Focuses the first invalid field.
   * @returns whether there is none
   */
  const check = (ruled: LoginRules) => {
    const found = validateForm(form, ruled)
    const texts = Object.fromEntries(
      Object.entries(found).map(([field, key]) => [
        field,
        {
          key,
          params: {
            n: field === 'code' ? limits.codeLength - form.code.trim().length : limits.passwordLength,
          },
        },
      ]),
    )
    return show(texts, firstBadField(found, ruled))
  }
  const refuse = (error: unknown) => {
    const field = fieldOf(error, form.way)
    // when first required nothing was entered wrongly: the field that appears explains itself
    if (isApiError(error) && error.code === codes.pictureCodeNeeded) setErrors({})
    else if (field && isApiError(error)) show({ [field]: { literal: error.msg } }, field)
    else setIsUnsent(true)
  }
  /** Clears all errors when another form is opened. */
  const forget = (changed: Partial<LoginForm>) => {
    const isOtherForm = 'way' in changed || 'mode' in changed
    const touched = 'phoneCode' in changed ? ['phone'] : Object.keys(changed)
    setErrors((from) =>
      Object.fromEntries(
        isOtherForm ? [] : Object.entries(from).filter(([field]) => !touched.includes(field)),
      ),
    )
    setIsUnsent(false)
  }
  return { errors, isUnsent, idOf, check, refuse, forget, startSending: () => setIsUnsent(false) }
}
