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

/** The result of a flow on a provider's page; `lapsed` when this browser has no record of it. */
export type ReturnNote =
  { kind: 'cancelled'; provider: PageProviderName } | { kind: 'lapsed' | 'failed' } | { literal: string }

interface Handlers {
  onSession: (session: Session) => void
  /** A payer's account was bound. */
  onBound: () => void
}

/** The call that completes each provider's flow. */
function useFinish({ onSession, onBound }: Handlers) {
  const [facebook] = useSiteFacebookLoginMutation()
  const [google] = useGoogleLoginMutation()
  const [wechat] = useWechatH5LoginMutation()
  const [alipay] = useAlipayUserMutation()
  /** @returns the error; undefined on success */
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
 * Completes the flow when the browser returns from a provider's page: uses the code in the address once and
 * removes it from there.
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
