import type { Realm } from '../realm'
import type { CallbackOptions, RuntimeRecord } from '../types'
import { ok } from './settle'

type ModalOptions = CallbackOptions & {
  title?: string
  content?: string
  confirmText?: string
  cancelText?: string
  showCancel?: boolean
}
type SheetOptions = CallbackOptions & { itemList?: string[] }

/** How the test answers dialogs. */
export interface Answers {
  /** True confirms. Default: confirm everything. */
  modal: (modal: RuntimeRecord['modals'][number]) => boolean
  /** Index of the tapped line. Default: the first. */
  actionSheet: (lines: string[]) => number
}

const box = { left: 0, top: 0, right: 100, bottom: 100, width: 100, height: 100, scrollTop: 0, scrollLeft: 0 }

/** Every chained call returns the query; each measurement returns the same box. */
function selectorQuery(realm: () => Realm) {
  const callbacks: (((result: unknown) => void) | undefined)[] = []
  const query: Record<string, unknown> = {}
  for (const name of ['in', 'select', 'selectAll', 'selectViewport']) query[name] = () => query
  for (const name of ['boundingClientRect', 'scrollOffset', 'fields', 'node', 'context']) {
    query[name] = (first: unknown, second: unknown) => {
      callbacks.push(
        [first, second].find((argument) => typeof argument === 'function') as (result: unknown) => void,
      )
      return query
    }
  }
  query.exec = (done?: (results: unknown) => void) =>
    setTimeout(() => {
      const results = realm().clone(callbacks.map(() => ({ ...box })))
      callbacks.forEach((callback, index) => callback?.(results[index]))
      done?.(results)
    }, 0)
  return query
}

/** Dialogs, toasts and measurements. */
export function createInterface(record: RuntimeRecord, answers: Answers, realm: () => Realm) {
  const watched = new Map<object, (seen: { intersectionRatio: number }) => void>()
  const createIntersectionObserver = () => {
    const observer = {
      relativeTo: () => observer,
      relativeToViewport: () => observer,
      observe: (_selector: string, onSeen: (seen: { intersectionRatio: number }) => void) => {
        watched.set(observer, onSeen)
      },
      disconnect: () => {
        watched.delete(observer)
      },
    }
    return observer
  }
  const animation: object = new Proxy(
    {},
    { get: (_, key) => (key === 'export' ? () => realm().clone({ actions: [] }) : () => animation) },
  )
  return {
    showModal(options: ModalOptions) {
      const modal = {
        title: options.title ?? '',
        content: options.content ?? '',
        confirmText: options.confirmText,
        cancelText: options.cancelText,
      }
      record.modals.push(modal)
      const confirm = options.showCancel === false || answers.modal(modal)
      ok(options, 'showModal', { confirm, cancel: !confirm })
    },
    showToast(options: ModalOptions) {
      record.toasts.push(options.title ?? '')
      ok(options, 'showToast')
    },
    showActionSheet: (options: SheetOptions) =>
      ok(options, 'showActionSheet', { tapIndex: answers.actionSheet(options.itemList ?? []) }),
    nextTick: (callback: () => void) => setTimeout(callback, 0),
    createSelectorQuery: () => selectorQuery(realm),
    createIntersectionObserver,
    /** Reports every observed element as near the screen. */
    comeNear: () => {
      for (const onSeen of [...watched.values()]) onSeen(realm().clone({ intersectionRatio: 1 }))
    },
    createAnimation: () => animation,
  }
}
