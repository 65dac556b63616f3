import * as faults from '@/hooks/use-form-faults'
import type { TextKey } from '@/i18n/text-keys'

type Key = TextKey<'pages-goods'>
export type FieldError = faults.FieldError<Key>
export type FieldErrors<Field extends string> = faults.FieldErrors<Field, Key>

/** Errors of a form in this subpackage. */
export const useFormFaults = <Field extends string, Trouble>(idPrefix: string) =>
  faults.useFormFaults<Field, Trouble, Key>(idPrefix)
