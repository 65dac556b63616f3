import { useEffect, useState } from 'react'
import { focusElement } from '@/utils/focus-element'

/** An error of a field: a key of the room's texts, or words of the server. */
export type FieldError<Key extends string = string> = { key: Key } | { text: string }
export type FieldErrors<Field extends string, Key extends string = string> = Partial<
  Record<Field, FieldError<Key>>
>

/**
 * What is wrong with a form: the errors at its fields, and the trouble with sending that belongs to none of them.
 * @param idPrefix start of the ids by which a bad field and the note of the trouble are found: `<idPrefix>-<field>`,
 * `<idPrefix>-trouble`
 */
export function useFormFaults<Field extends string, Trouble, Key extends string>(idPrefix: string) {
  const [errors, setErrors] = useState<FieldErrors<Field, Key>>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  // its note is at the end of the form, beneath the bar with the button that was pressed
  useEffect(() => {
    if (trouble !== null) focusElement(`${idPrefix}-trouble`)
  }, [trouble, idPrefix])
  return {
    errors,
    trouble,
    setTrouble,
    /** Something was changed: sending may work now, and these fields are right until they are checked again. */
    mend: (fields: readonly Field[]) => {
      setTrouble(null)
      if (fields.length === 0) return
      const mended: readonly string[] = fields
      setErrors(
        (from) =>
          Object.fromEntries(
            Object.entries(from).filter(([field]) => !mended.includes(field)),
          ) as FieldErrors<Field, Key>,
      )
    },
    showBad: (bad: FieldErrors<Field, Key>, first: Field) => {
      setErrors(bad)
      focusElement(`${idPrefix}-${first}`)
    },
    clearErrors: () => setErrors({}),
  }
}
