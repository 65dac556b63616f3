/** One rule of a field: `isValid` sees the field's value and the whole form; `error` is an i18n key. */
export type FieldRule<Form, Value> = { isValid: (value: Value, form: Form) => boolean; error: string }

/** Rules per field, in the order in which the fields stand on the screen: the first bad field is the one to focus. */
export type FormRules<Form> = { [Name in keyof Form]?: readonly FieldRule<Form, Form[Name]>[] }

/** The i18n key of the first broken rule of each bad field. */
export type FormErrors<Form> = { [Name in keyof Form]?: string }

/** The fields of a form that are bad, each with the i18n key of its first broken rule. */
export function validateForm<Form extends object>(form: Form, rules: FormRules<Form>): FormErrors<Form> {
  const errors: FormErrors<Form> = {}
  for (const name of Object.keys(rules) as (keyof Form)[]) {
    const broken = rules[name]?.find((rule) => !rule.isValid(form[name], form))
    if (broken) errors[name] = broken.error
  }
  return errors
}

/** The first bad field in the order of the rules, or null when every field is good. */
export function firstBadField<Form extends object>(
  errors: FormErrors<Form>,
  rules: FormRules<Form>,
): keyof Form | null {
  return (Object.keys(rules) as (keyof Form)[]).find((name) => errors[name] !== undefined) ?? null
}

/** The field must hold more than spaces (a list: at least one entry). */
export const required = <Form>(error: string): FieldRule<Form, unknown> => ({
  error,
  isValid: (value) => {
    if (typeof value === 'string') return value.trim() !== ''
    if (Array.isArray(value)) return value.length > 0
    return value !== undefined && value !== null && value !== false
  },
})

/** The text must satisfy a validator; spaces around it do not count and an empty text passes (add `required` to refuse it). */
export const matches = <Form>(
  isValid: (text: string) => boolean,
  error: string,
): FieldRule<Form, string | undefined> => ({
  error,
  isValid: (value) => !value || value.trim() === '' || isValid(value.trim()),
})

/** A rule that is asked only while a condition on the form holds. */
export const when = <Form, Value>(
  condition: (form: Form) => boolean,
  rule: FieldRule<Form, Value>,
): FieldRule<Form, Value> => ({
  error: rule.error,
  isValid: (value, form) => !condition(form) || rule.isValid(value, form),
})
