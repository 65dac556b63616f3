import { useId, useState } from 'react'
import { type ErrorText, isApiError } from '@/api/api-error'
import { useDraft } from '@/hooks/use-draft'
import { useSendingKey } from '@/hooks/use-sending-key'
import type { TextKey } from '@/i18n/text-keys'
import { focusElement } from '@/utils/focus-element'
import { firstBadField, type FormRules, validateForm } from '@/utils/form-rules'

export type FormError = ErrorText<TextKey<'pages-shopping'>>
type Key = TextKey<'pages-shopping'>
type Errors = Partial<Record<string, FormError>>

/**
 * Checks for the parts of a form that are not typed (pictures): the current error of each, null when it has
 * none.
 */
export type MoreParts = () => Record<string, Key | null>

interface EditFormOptions<Form extends object> {
  draftKey: string
  /** the saved values, or the empty form */
  initial: Form
  rules: FormRules<Form, Key>
  more?: MoreParts
  /**
   * Saves the form.
   * @returns the error of a failed save
   */
  send: (form: Form, idempotencyKey: string) => Promise<unknown>
  onSaved: () => void
}

const refusalOf = (error: unknown): { field?: string; rule?: string } => {
  const body = isApiError(error) && typeof error.body === 'object' ? error.body : null
  const data = body && 'data' in body ? body.data : null
  return typeof data === 'object' && data !== null ? data : {}
}

/** Errors: at fields, and of the form as a whole. */
function useErrors<Form extends object>(form: Form, rules: FormRules<Form, Key>, more: MoreParts) {
  const uid = useId().replace(/:/g, '')
  const [errors, setErrors] = useState<Errors>({})
  const [general, setGeneral] = useState<FormError | null>(null)
  const idOf = (field: string) => `edit-${field}-${uid}`
  return {
    errors,
    general,
    idOf,
    /**
     * Validates all fields and focuses the first invalid one.
     * @returns whether all are valid
     */
    check: (): boolean => {
      const typed = validateForm(form, rules)
      const others = Object.entries(more()).filter((part): part is [string, Key] => part[1] !== null)
      const found = [...(Object.entries(typed) as [string, Key][]), ...others]
      const first = firstBadField(typed, rules as FormRules<Form>) ?? others[0]?.[0]
      setErrors(Object.fromEntries(found.map(([field, key]) => [field, { key }])))
      setGeneral(null)
      if (first !== undefined) focusElement(idOf(String(first)))
      return found.length === 0
    },
    /** Shows why the server refused to save: at the field it names, in its words. */
    refuse: (error: unknown) => {
      const { field, rule } = refusalOf(error)
      if (rule === 'reused') return setGeneral({ key: 'edit.maybeSaved' })
      if (!isApiError(error) || error.kind !== 'business') return setGeneral({ key: 'edit.unsent' })
      if (!field || !(field in form || field in more())) return setGeneral({ literal: error.msg })
      setErrors((from) => ({ ...from, [field]: { literal: error.msg } }))
      focusElement(idOf(field))
    },
    forget: (fields?: readonly string[]) => {
      setErrors((from) =>
        fields ? Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field))) : {},
      )
      setGeneral(null)
    },
  }
}

/** A form that saves one thing: its draft, its errors, and a single save however often it is retried. */
export function useEditForm<Form extends object>({
  draftKey,
  initial,
  rules,
  more = () => ({}),
  send,
  onSaved,
}: EditFormOptions<Form>) {
  const draft = useDraft<Form & { idempotencyKey: string }>(draftKey, { ...initial, idempotencyKey: '' })
  const { idempotencyKey, ...rest } = draft.values
  const form = rest as unknown as Form
  const keep = (part: Partial<Form> | { idempotencyKey: string }) =>
    draft.change(part as Partial<Form & { idempotencyKey: string }>)
  const key = useSendingKey(idempotencyKey, (kept) => keep({ idempotencyKey: kept }))
  const [isBusy, setIsBusy] = useState(false)
  const { errors, general, idOf, check, refuse, forget } = useErrors(form, rules, more)

  const save = async (): Promise<void> => {
    if (isBusy || !check()) return
    setIsBusy(true)
    const error = await send(form, key.take())
    setIsBusy(false)
    if (error) return refuse(error)
    key.renew()
    draft.clear()
    onSaved()
  }
  return {
    form,
    errors,
    general,
    isBusy,
    hasDraft: draft.hasDraft,
    idOf,
    save,
    change: (part: Partial<Form>) => {
      keep(part)
      forget(Object.keys(part))
    },
    discard: () => {
      key.renew()
      draft.clear()
      forget()
    },
  }
}
export type EditForm<Form extends object> = ReturnType<typeof useEditForm<Form>>
