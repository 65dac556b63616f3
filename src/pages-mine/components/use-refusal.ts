import { useState } from 'react'
import { type ErrorText, isApiError } from '@/api/api-error'
import type { TextKey } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'

type Said = ErrorText<TextKey<'pages-mine'>>

/** The error of a sheet's form: one message, at a field or for the form as a whole. */
export function useRefusal<Field extends string>() {
  const { t } = useText('pages-mine')
  const [said, setSaid] = useState<{ at: Field | null; text: Said } | null>(null)
  const words = said && ('literal' in said.text ? said.text.literal : t(said.text.key, said.text.params))
  return {
    show: (at: Field | null, text: Said) => setSaid({ at, text }),
    /** @param at the field of an expected refusal's message */
    refuse: (error: unknown, at: Field) => {
      const isTold = isApiError(error) && error.kind === 'business' && error.msg !== ''
      setSaid(
        isTold ? { at, text: { literal: error.msg } } : { at: null, text: { key: 'profile.error.unsent' } },
      )
    },
    clear: () => setSaid(null),
    /** Props of a field that show its error. */
    at: (field: Field) => (words && said?.at === field ? { error: words } : null),
    general: said?.at === null ? words : null,
  }
}
