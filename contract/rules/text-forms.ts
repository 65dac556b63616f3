/** The form of a text: a schema takes it over as it is, and `hasForm` asks the same of what was typed. */
export interface TextForm {
  readonly minLength?: number
  readonly maxLength: number
  /** Source of a regular expression for the whole text. */
  readonly pattern: string
}

export const discountCodeForm = { minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' } as const
export const couponCodeForm = { minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9 -]+$' } as const
/** May be empty: not every place has postal codes. */
export const postalCodeForm = { maxLength: 12, pattern: '^[A-Za-z0-9 -]*$' } as const
/** May be empty: a person has no tax number. */
export const taxNumberForm = { maxLength: 30, pattern: '^[A-Za-z0-9-]*$' } as const
export const usernameForm = { minLength: 3, maxLength: 30, pattern: '^[A-Za-z][A-Za-z0-9._-]*$' } as const

/** Whether a text, already trimmed, has a form. */
export const hasForm = ({ minLength = 0, maxLength, pattern }: TextForm, text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text)
