import { useEffect, useState } from 'react'
import { focusElement } from '@/utils/focus-element'

/** A field error: a key of the namespace's texts, or a text from the server. */
export type FieldError<Key extends string = string> = { key: Key } | { text: string }
export type FieldErrors<Field extends string, Key extends string = string> = Partial<
  Record<Field, FieldError<Key>>
>

/**
 * Error state of a form: errors at its fields, and a failure to send that belongs to no field.
 * @param idPrefix prefix of the ids of invalid fields and of the failure note: `<idPrefix>-<field>`,
 * `<idPrefix>-trouble`
 */
export function useFormFaults<Field extends string, Trouble, Key extends string>(idPrefix: string) {
  const [errors, setErrors] = useState<FieldErrors<Field, Key>>({})
  const [bad, setBad] = useState<{ first: Field } | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  // only afterwards: an error can replace a summary by the rows that contain the field
  useEffect(() => {
    if (bad) focusElement(`${idPrefix}-${bad.first}`)
  }, [bad, idPrefix])
  // the note is at the end of the form, beneath the bar with the button that was pressed
  useEffect(() => {
    if (trouble !== null) focusElement(`${idPrefix}-trouble`)
  }, [trouble, idPrefix])
  return {
    errors,
    trouble,
    setTrouble,
    /** The form changed: clears the failure to send, and the errors of these fields until the next check. */
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
    showBad: (found: FieldErrors<Field, Key>, first: Field) => {
      setErrors(found)
      setBad({ first })
    },
    clearErrors: () => setErrors({}),
  }
}
