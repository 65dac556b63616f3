/** A validation rule of a field: `isValid` gets the field's value and the whole form; `error` is an i18n key. */
export type FieldRule<Form, Value, Key extends string = string> = {
  isValid: (value: Value, form: Form) => boolean
  error: Key
}

/** Rules per field in display order, so that the first invalid field can be focused. */
export type FormRules<Form, Key extends string = string> = {
  [Name in keyof Form]?: readonly FieldRule<Form, Form[Name], Key>[]
}

/** The i18n key of the first broken rule of each invalid field. */
export type FormErrors<Form, Key extends string = string> = { [Name in keyof Form]?: Key }

/** The invalid fields of a form, each with the i18n key of its first broken rule. */
export function validateForm<Form extends object, Key extends string>(
  form: Form,
  rules: FormRules<Form, Key>,
): FormErrors<Form, Key> {
  const errors: FormErrors<Form, Key> = {}
  for (const name of Object.keys(rules) as (keyof Form)[]) {
    const broken = rules[name]?.find((rule) => !rule.isValid(form[name], form))
    if (broken) errors[name] = broken.error
  }
  return errors
}

/** The first invalid field in the order of the rules; null when all are valid. */
export function firstBadField<Form extends object>(
  errors: FormErrors<Form>,
  rules: FormRules<Form>,
): keyof Form | null {
  return (Object.keys(rules) as (keyof Form)[]).find((name) => errors[name] !== undefined) ?? null
}

/** The field must contain more than spaces (a list: at least one entry). */
export const required = <Form, Key extends string>(error: Key): FieldRule<Form, unknown, Key> => ({
  error,
  isValid: (value) => {
    if (typeof value === 'string') return value.trim() !== ''
    if (Array.isArray(value)) return value.length > 0
    return value !== undefined && value !== null && value !== false
  },
})

/**
 * The text must satisfy a validator; surrounding spaces are ignored and an empty text passes (add `required`
 * to reject it).
 */
export const matches = <Form, Key extends string>(
  isValid: (text: string) => boolean,
  error: Key,
): FieldRule<Form, string | undefined, Key> => ({
  error,
  isValid: (value) => !value || value.trim() === '' || isValid(value.trim()),
})

/** A rule that applies only while a condition on the form holds. */
export const when = <Form, Value, Key extends string>(
  condition: (form: Form) => boolean,
  rule: FieldRule<Form, Value, Key>,
): FieldRule<Form, Value, Key> => ({
  error: rule.error,
  isValid: (value, form) => !condition(form) || rule.isValid(value, form),
})
