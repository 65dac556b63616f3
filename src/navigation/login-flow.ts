import { translate, ensureTexts } from '@/i18n/engine'
import type { TextUnder } from '@/i18n/text-keys'
import { showDialog } from '@/platform/dialog'
import { back, currentRoute, go, hasHistory, isCurrentShown, switchTo } from './navigate'
import { routes } from './routes'

/** Why a sign-in is requested. */
export type LoginReason = 'needed' | 'lapsed'

let isPrompting = false
let interrupted: (() => void) | null = null

/** Where to go when the sign-in is declined: back, or home from "mine" or without history. */
function leave(): void {
  if (currentRoute() === routes.mine || !hasHistory()) switchTo(routes.home)
  else back()
}

/**
 * Opens the sign-in without a confirmation, for a button labelled as such.
 * @param action runs after returning from the sign-in
 */
export function openLogin(action?: () => void): void {
  interrupted = action ?? null
  go(routes.login)
}

/**
 * Prompts for a sign-in; only one prompt is open at a time.
 * @param action the interrupted action, run after returning from the sign-in
 */
export async function promptLogin(reason: LoginReason = 'needed', action?: () => void): Promise<void> {
  if (isPrompting || currentRoute() === routes.login) return
  isPrompting = true
  try {
    await ensureTexts('common').catch(() => undefined)
    const text = (key: TextUnder<'common', 'loginPrompt'>) => translate('common', `loginPrompt.${key}`)
    const isConfirmed = await showDialog({
      title: text('title'),
      text: text(reason === 'lapsed' ? 'lapsed' : 'text'),
      confirmText: text('confirm'),
      cancelText: text('cancel'),
    })
    if (isConfirmed) openLogin(action)
    else leave()
  } finally {
    isPrompting = false
  }
}

/**
 * Called by the login page once the session is stored: returns to the previous page (still mounted, with its
 * form) and runs the interrupted action; goes home when there is no previous page.
 */
export function finishLogin(): void {
  const action = interrupted
  interrupted = null
  if (!hasHistory()) return switchTo(routes.home)
  back()
  // in a later task: a page opened before the page below is current would receive its parameters
  if (action) setTimeout(() => runWhenBack(action))
}

/**
 * Called instead when another account signs in after a lapsed session: the pages in the stack still show the
 * previous account's input.
 */
export function startAfresh(): void {
  interrupted = null
  switchTo(routes.home)
}

/** Discards the interrupted action when the login page is left without signing in. */
export function abandonLogin(): void {
  interrupted = null
}

const LOOK_AGAIN_MS = 25

// The previous page is shown only after the navigation has ended: an action that navigates must not overtake
// it
function runWhenBack(action: () => void): void {
  if (currentRoute() !== routes.login && isCurrentShown()) action()
  else setTimeout(() => runWhenBack(action), LOOK_AGAIN_MS)
}
