import { useEffect, useRef, useState } from 'react'
import type { PageProviderName } from '@contract/constants/enums'
import type { Session } from '@contract/routes/user'
import { isApiError } from '@/api/api-error'
import { useLatest } from '@/hooks/use-latest'
import { usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import {
  type ProviderReturn,
  useAlipayUserMutation,
  useGoogleLoginMutation,
  useSiteFacebookLoginMutation,
  useWechatH5LoginMutation,
} from '@/pages-mine/api/provider-visits.api'
import { replaceAddress } from '@/platform/address'
import { type ProviderVisit, readVisit } from '@/platform/provider-visit'

/** How a visit to a provider's page ended; `lapsed` is one that this browser does not remember. */
export type ReturnNote =
  { kind: 'cancelled'; provider: PageProviderName } | { kind: 'lapsed' | 'failed' } | { literal: string }

interface Handlers {
  onSession: (session: Session) => void
  /** A payer's account was bound. */
  onBound: () => void
}

/** The call that finishes each provider's flow. */
function useFinish({ onSession, onBound }: Handlers) {
  const [facebook] = useSiteFacebookLoginMutation()
  const [google] = useGoogleLoginMutation()
  const [wechat] = useWechatH5LoginMutation()
  const [alipay] = useAlipayUserMutation()
  /** @returns the error; undefined when it is done */
  return async (provider: PageProviderName, given: ProviderReturn): Promise<unknown> => {
    if (provider === 'alipay') {
      const { error } = await alipay(given)
      if (!error) onBound()
      return error
    }
    const { data, error } = await { facebook, google, wechat }[provider](given)
    if (data) onSession(data)
    return error
  }
}

function noteOf(outcome: string | undefined, visit: ProviderVisit | null): ReturnNote | null {
  if (outcome === undefined) return null
  if (!visit) return { kind: 'lapsed' }
  return outcome === 'cancelled' ? { kind: 'cancelled', provider: visit.provider } : { kind: 'failed' }
}

/**
 * Finishes the visit to a provider's page from which the browser has just come back: the code of the address
 * is used once, and taken out of the address.
 */
export function useProviderReturn(handlers: Handlers) {
  const { outcome, code, state } = usePageParams<{ outcome: string; code: string; state: string }>()
  const [visit] = useState(readVisit)
  const canFinish = outcome === 'done' && Boolean(code && state) && visit !== null
  const [isFinishing, setFinishing] = useState(canFinish)
  const [note, setNote] = useState(() => (canFinish ? null : noteOf(outcome, visit)))
  const finish = useLatest(useFinish(handlers))
  const hasBegun = useRef(false)

  useEffect(() => {
    if (!canFinish || hasBegun.current) return
    hasBegun.current = true
    replaceAddress(routes.login)
    const { provider, browserKey } = visit
    void finish.current(provider, { code: code ?? '', state: state ?? '', browserKey }).then((error) => {
      if (!error) return
      setFinishing(false)
      setNote(isApiError(error) && error.kind === 'business' ? { literal: error.msg } : { kind: 'failed' })
    })
  }, [canFinish, visit, code, state, finish])

  return { isFinishing, provider: visit?.provider ?? null, note, forget: () => setNote(null) }
}
