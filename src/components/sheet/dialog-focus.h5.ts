import { useEffect, type RefObject } from 'react'
import { useLatest } from '@/hooks/use-latest'

type OpenDialog = { panel: HTMLElement; close: () => void }

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), ' +
  'select:not([disabled]), [tabindex]:not([tabindex="-1"])'

const openDialogs: OpenDialog[] = []
const locks = new Map<HTMLElement, { count: number; overflow: string }>()

function lockScroll(scroller: HTMLElement): () => void {
  const lock = locks.get(scroller) ?? { count: 0, overflow: scroller.style.overflow }
  lock.count += 1
  locks.set(scroller, lock)
  scroller.style.overflow = 'hidden'
  return () => {
    lock.count -= 1
    if (lock.count > 0) return
    scroller.style.overflow = lock.overflow
    locks.delete(scroller)
  }
}

function keepInside(panel: HTMLElement, event: KeyboardEvent) {
  const stops = Array.from(panel.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (stop) => stop.getAttribute('aria-hidden') !== 'true',
  )
  const first = stops[0]
  const last = stops[stops.length - 1]
  const at = document.activeElement
  if (!first || !last) {
    event.preventDefault()
    panel.focus()
  } else if (
    !panel.contains(at) ||
    at === (event.shiftKey ? first : last) ||
    (event.shiftKey && at === panel)
  ) {
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
}

function onDocumentKey(event: KeyboardEvent) {
  // a dialog on a page hidden in the stack does not handle keys
  const top = openDialogs.filter(({ panel }) => !panel.closest('.taro_page_shade')).pop()
  if (!top || event.defaultPrevented) return
  if (event.key === 'Escape') {
    event.preventDefault()
    top.close()
  } else if (event.key === 'Tab') keepInside(top.panel, event)
}

function register(dialog: OpenDialog): () => void {
  if (openDialogs.length === 0) document.addEventListener('keydown', onDocumentKey)
  openDialogs.push(dialog)
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (openDialogs.length === 0) document.removeEventListener('keydown', onDocumentKey)
  }
}

/**
 * While a dialog is open: moves focus into it (to the element with `data-autofocus`, else the panel) and
 * keeps it there, closes on Escape and stops the page behind from scrolling; when it closes, restores focus.
 */
export function useDialogFocus(isOpen: boolean, panelRef: RefObject<unknown>, onClose: () => void) {
  const close = useLatest(onClose)
  useEffect(() => {
    const panel = panelRef.current as HTMLElement | null
    if (!isOpen || !panel) return undefined
    const before = document.activeElement as HTMLElement | null
    const unlock = lockScroll(panel.closest<HTMLElement>('.taro_page') ?? document.body)
    const unregister = register({ panel, close: () => close.current() })
    const target = panel.querySelector<HTMLElement>(
      '[data-autofocus] button, [data-autofocus][tabindex], [data-autofocus] [tabindex]',
    )
    ;(target ?? panel).focus({ preventScroll: true })
    return () => {
      unregister()
      unlock()
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [isOpen, panelRef, close])
}
