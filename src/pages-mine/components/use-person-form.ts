import { useId, useState } from 'react'
import { codes } from '@contract/constants/codes'
import { type ErrorText, isApiError } from '@/api/api-error'
import { usePersonSaveMutation } from '@/api/persons.api'
import { useDraft } from '@/hooks/use-draft'
import { msToDay } from '@/i18n/format'
import { focusElement } from '@/utils/focus-element'
import { firstBadField, validateForm } from '@/utils/form-rules'
import { phoneDigits } from '@/utils/phone'
import { idNumberFacts, type PersonDraft, personRules, plainIdNumber } from './person-rules'

export type PersonField = keyof PersonDraft
type Errors = Partial<Record<PersonField, ErrorText>>

interface Refusal {
  field?: string
  part?: string
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

/**
 * The form of one person.
 * @param draftKey one per signed-in user and person, so that nobody finds somebody else's draft
 * @param initial the person as saved, or the empty form
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
  const uid = useId().replace(/:/g, '')
  const { values: form, hasDraft, change: keep, clear } = useDraft(draftKey, initial)
  const [errors, setErrors] = useState<Errors>({})
  const [general, setGeneral] = useState<ErrorText | null>(null)
  const [isFilled, setIsFilled] = useState(false)
  const [saveCall, { isLoading: isBusy }] = usePersonSaveMutation()
  const today = msToDay(Date.now())
  const rules = personRules(today, initial.idNumber)
  const idOf = (field: PersonField) => `person-${field}-${uid}`

  const textsOf = (found: Partial<Record<PersonField, string>>): Errors =>
    Object.fromEntries(
      Object.entries(found).map(([field, key]) => [
        field,
        { key: key === 'person.error.idNumber' ? `person.error.idNumber.${form.idType}` : key },
      ]),
    )

  const change = (part: Partial<PersonDraft>) => {
    const facts = 'idNumber' in part || 'idType' in part ? idNumberFacts({ ...form, ...part }) : null
    const whole = { ...part, ...facts }
    keep(whole)
    if ('idNumber' in part || 'idType' in part) setIsFilled(facts !== null)
    const touched = [
      ...Object.keys(whole),
      ...('idType' in part ? ['idNumber'] : []),
      ...('phoneCode' in part ? ['phone'] : []),
    ]
    setErrors((from) =>
      Object.fromEntries(Object.entries(from).filter(([field]) => !touched.includes(field))),
    )
    setGeneral(null)
  }
  /** Shows an error at one field and moves there. */
  const pointTo = (field: PersonField, error: ErrorText) => {
    setErrors((from) => ({ ...from, [field]: error }))
    focusElement(idOf(field))
  }
  const refuse = (error: unknown) => {
    const { field, part } = refusalOf(error)
    const known = field !== undefined && field in form ? (field as PersonField) : null
    const msg = isApiError(error) ? error.msg : ''
    // a number that only the server's schema refuses comes with a general message: the field's own words say more
    if (known)
      pointTo(
        known,
        part && known !== 'idNumber' && rules[known]?.[0] ? { key: rules[known][0].error } : { literal: msg },
      )
    else
      setGeneral(
        isApiError(error) && error.code === codes.badInput
          ? { literal: msg }
          : { key: 'person.error.unsent' },
      )
  }
  const save = async (): Promise<void> => {
    if (isBusy) return
    const found = validateForm(form, rules)
    const first = firstBadField(found, rules)
    setErrors(textsOf(found))
    setGeneral(null)
    if (first) return focusElement(idOf(first))
    if (form.relation === '' || form.sex === '') return
    const answer = await saveCall({
      ...(id ? { id } : {}),
      name: form.name.trim(),
      relation: form.relation,
      phoneCode: form.phoneCode,
      phone: phoneDigits(form.phone),
      idType: form.idType || null,
      idNumber: plainIdNumber(form.idNumber),
      provinceId: form.provinceId || null,
      cityId: form.cityId || null,
      birthDate: form.birthDate,
      sex: form.sex,
      address: form.address.trim(),
      isDefault: form.isDefault ? '1' : '0',
    })
    if (answer.error) return refuse(answer.error)
    clear()
    onSaved()
  }
  const discard = () => {
    clear()
    setErrors({})
    setGeneral(null)
    setIsFilled(false)
  }
  return { form, errors, general, isFilled, hasDraft, isBusy, today, idOf, change, pointTo, save, discard }
}
export type PersonFormState = ReturnType<typeof usePersonForm>
