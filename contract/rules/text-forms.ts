/** Validation rules of a text, used by the schemas directly and by `hasForm` for input fields. */
export interface TextForm {
  readonly minLength?: number
  readonly maxLength: number
  /** Regular expression that matches the whole text. */
  readonly pattern: string
}

export const discountCodeForm = { minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' } as const
export const couponCodeForm = { minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9 -]+$' } as const
/** May be empty: some places have no postal codes. */
export const postalCodeForm = { maxLength: 12, pattern: '^[A-Za-z0-9 -]*$' } as const
/** May be empty: individuals have no tax number. */
export const taxNumberForm = { maxLength: 30, pattern: '^[A-Za-z0-9-]*$' } as const
export const usernameForm = { minLength: 3, maxLength: 30, pattern: '^[A-Za-z][A-Za-z0-9._-]*$' } as const

/** Whether a trimmed text satisfies a form. */
export const hasForm = ({ minLength = 0, maxLength, pattern }: TextForm, text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text)
