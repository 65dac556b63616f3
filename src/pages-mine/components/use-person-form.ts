import { useId, useRef, useState } from 'react'
import { codes } from '@contract/constants/codes'
import { type Day, isDay } from '@contract/rules/dates'
import { phoneDigits } from '@contract/rules/phone'
import { type ErrorText, isApiError } from '@/api/api-error'
import { usePersonSaveMutation } from '@/features/persons/api/persons.api'
import { useDraft } from '@/hooks/use-draft'
import { msToDay } from '@/i18n/format'
import type { TextKey } from '@/i18n/text-keys'
import { focusElement } from '@/utils/focus-element'
import { firstBadField, validateForm } from '@/utils/form-rules'
import { newIdempotencyKey } from '@/utils/idempotency'
import {
  idNumberFacts,
  type PersonDraft,
  type PersonRuleKey,
  personRules,
  sentIdNumber,
  textKeyOf,
} from './person-rules'

export type PersonField = keyof PersonDraft
type PersonError = ErrorText<TextKey<'pages-mine'>>
type Errors = Partial<Record<PersonField, PersonError>>

/** The fields that are checked together with the changed ones. */
const checkedWith = (part: Partial<PersonDraft>): string[] => [
  ...('idType' in part || 'idNumber' in part ? ['idType', 'idNumber'] : []),
  ...('provinceId' in part || 'address' in part ? ['provinceId', 'cityId', 'address'] : []),
  ...('phoneCode' in part ? ['phone'] : []),
]

interface Refusal {
  field?: string
  part?: string
  rule?: string
}
const refusalOf = (error: unknown): Refusal => {
  const data =
    isApiError(error) &&
    error.code === codes.badInput &&
    typeof error.body === 'object' &&
    error.body !== null
      ? (error.body as { data?: unknown }).data
      : null
  return typeof data === 'object' && data !== null ? data : {}
}

/** The errors of the form: at fields, and of the form as a whole. */
function usePersonErrors(form: PersonDraft, rules: ReturnType<typeof personRules>) {
  const uid = useId().replace(/:/g, '')
  const [errors, setErrors] = useState<Errors>({})
  const [general, setGeneral] = useState<PersonError | null>(null)
  const idOf = (field: PersonField) => `person-${field}-${uid}`

  const textsOf = (found: Partial<Record<PersonField, PersonRuleKey>>): Errors =>
    Object.fromEntries(
      Object.entries(found).map(([field, key]) => [field, { key: textKeyOf(key, form.idType) }]),
    )
  /** Shows an error at one field and focuses it. */
  const pointTo = (field: PersonField, error: PersonError) => {
    setErrors((from) => ({ ...from, [field]: error }))
    focusElement(idOf(field))
  }
  /**
   * Validates all fields and focuses the first invalid one.
   * @returns whether all are valid
   */
  const check = (): boolean => {
    const found = validateForm(form, rules)
    const first = firstBadField(found, rules)
    setErrors(textsOf(found))
    setGeneral(null)
    if (first) focusElement(idOf(first))
    return !first
  }
  /** Shows why the server refused to save it. */
  const refuse = (error: unknown) => {
    const { field, part, rule } = refusalOf(error)
    // the first answer was lost and the form changed since: the person may be saved already
    if (rule === 'reused') return setGeneral({ key: 'person.error.maybeSaved' })
    const known = field !== undefined && field in form ? (field as PersonField) : null
    const msg = isApiError(error) ? error.msg : ''
    // the schema's refusal of a number has a general message; the field's own text is more specific
    if (known)
      pointTo(
        known,
        part && known !== 'idNumber' && rules[known]?.[0]
          ? { key: textKeyOf(rules[known][0].error, form.idType) }
          : { literal: msg },
      )
    else
      setGeneral(
        isApiError(error) && error.code === codes.badInput
          ? { literal: msg }
          : { key: 'person.error.unsent' },
      )
  }
  const forget = (fields?: readonly string[]) => {
    setErrors((from) =>
      fields ? Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field))) : {},
    )
    setGeneral(null)
  }
  return { errors, general, idOf, pointTo, check, refuse, forget }
}

type ReadyDraft = PersonDraft & {
  relation: Exclude<PersonDraft['relation'], ''>
  sex: Exclude<PersonDraft['sex'], ''>
  birthDate: Day
}
const isReady = (form: PersonDraft): form is ReadyDraft =>
  form.relation !== '' && form.sex !== '' && isDay(form.birthDate)

/** The person as request body. */
const sentPerson = (form: ReadyDraft) => ({
  name: form.name.trim(),
  relation: form.relation,
  phoneCode: form.phoneCode,
  phone: phoneDigits(form.phone),
  idType: form.idType || null,
  idNumber: sentIdNumber(form),
  provinceId: form.provinceId || null,
  cityId: form.cityId || null,
  birthDate: form.birthDate,
  sex: form.sex,
  address: form.address.trim(),
  isDefault: form.isDefault,
})

/**
 * The form of one person.
 * @param draftKey one per signed-in user and person, so that drafts are not shared between users
 * @param initial the saved person, or the empty form
 */
export function usePersonForm({
  id,
  draftKey,
  initial,
  onSaved,
}: {
  id?: string
  draftKey: string
  initial: PersonDraft
  onSaved: () => void
}) {
  const {
    values: { idempotencyKey, ...form },
    hasDraft,
    change: keep,
    clear,
  } = useDraft(draftKey, { ...initial, idempotencyKey: '' })
  const [isFilled, setIsFilled] = useState(false)
  const [saveCall, { isLoading: isBusy }] = usePersonSaveMutation()
  // one idempotency key per draft, stored with it: a retry after a lost answer is the same save, even after a
  // restart
  const key = useRef(newIdempotencyKey())
  const today = msToDay(Date.now())
  const found = usePersonErrors(form, personRules(today, initial.idNumber))

  const change = (part: Partial<PersonDraft>) => {
    const isDocument = 'idNumber' in part || 'idType' in part
    const facts = isDocument ? idNumberFacts({ ...form, ...part }) : null
    const whole = { ...part, ...facts }
    keep(whole)
    if (isDocument) setIsFilled(facts !== null)
    found.forget([...Object.keys(whole), ...checkedWith(part)])
  }
  const forget = () => {
    key.current = newIdempotencyKey()
    clear()
  }
  const save = async (): Promise<void> => {
    if (isBusy || !found.check() || !isReady(form)) return
    const sentKey = idempotencyKey || key.current
    keep({ idempotencyKey: sentKey })
    const answer = await saveCall({
      idempotencyKey: sentKey,
      ...(id ? { id } : {}),
      ...sentPerson(form),
    })
    if (answer.error) return found.refuse(answer.error)
    forget()
    onSaved()
  }
  const discard = () => {
    forget()
    found.forget()
    setIsFilled(false)
  }
  const { errors, general, idOf, pointTo } = found
  return { form, errors, general, isFilled, hasDraft, isBusy, today, idOf, change, pointTo, save, discard }
}
export type PersonFormState = ReturnType<typeof usePersonForm>
