import { translate, ensureTexts } from '@/i18n/engine'
import { showDialog } from '@/platform/dialog'
import { back, currentRoute, go, hasHistory, switchTo } from './navigate'
import { routes } from './routes'

/** Why the person is asked to sign in. */
export type LoginReason = 'needed' | 'lapsed'

let isPrompting = false
let interrupted: (() => void) | null = null

/** Where a person goes who does not sign in: back, or home when on Mine or with no history. */
function leave(): void {
  if (currentRoute() === routes.mine || !hasHistory()) switchTo(routes.home)
  else back()
}

/**
 * Asks whether to go to the login page; only one such question is open at a time.
 * @param action what was interrupted; it runs when the person is back from signing in
 */
export async function promptLogin(reason: LoginReason = 'needed', action?: () => void): Promise<void> {
  if (isPrompting || currentRoute() === routes.login) return
  isPrompting = true
  try {
    await ensureTexts('common').catch(() => undefined)
    const text = (key: string) => translate('common', `loginPrompt.${key}`)
    const isConfirmed = await showDialog({
      title: text('title'),
      text: text(reason === 'lapsed' ? 'lapsed' : 'text'),
      confirmText: text('confirm'),
      cancelText: text('cancel'),
    })
    interrupted = isConfirmed ? (action ?? null) : null
    if (isConfirmed) go(routes.login)
    else leave()
  } finally {
    isPrompting = false
  }
}

/**
 * Called by the login page once the session is stored: goes back to the page beneath (which stayed mounted, with its form)
 * and runs the action that was interrupted there; home when there is no page beneath.
 */
export function finishLogin(): void {
  const action = interrupted
  interrupted = null
  if (!hasHistory()) return switchTo(routes.home)
  back()
  if (action) runWhenBack(action)
}

/** Forgets the interrupted action: the person left the login page without signing in. */
export function abandonLogin(): void {
  interrupted = null
}

// The page beneath is shown again only after the navigation ended: an action that itself navigates must not overtake it
function runWhenBack(action: () => void, tries = 40): void {
  if (currentRoute() !== routes.login || tries === 0) action()
  else setTimeout(() => runWhenBack(action, tries - 1), 25)
}
