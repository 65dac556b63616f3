// The script after the shell: removes it when the first page has content. A first screen stays until the app
// has rendered all of its visible words, in order, and its loaded pictures; a press on it is then repeated on the
// app, while its links work immediately.
import { takeFirstScreen } from './first-screen'
import { whenIdle } from './idle'
import { root, showSkeletonOf, splitHash } from './site'
import { isWithin, wordsOf } from './words'

// An empty page must not stay hidden behind the shell
const EMPTY_PAGE_MS = 3000

const name = root.getAttribute('data-drawn')
let shell = document.getElementById('shell')
let first = takeFirstScreen(name)
let wanted: string[] | undefined
let press: [x: number, y: number] | undefined
let emptyTimer: ReturnType<typeof setTimeout> | undefined
let due = 0

const routeNow = () => splitHash()[0]
const pages = () => [...document.querySelectorAll('.taro_page')]

function hasConsent(): boolean {
  try {
    return Boolean(localStorage.getItem('privacyConsent'))
  } catch {
    return false
  }
}
const isStarted = hasConsent()

/** The initial one is chosen before anything is painted (head.ts). */
function showSkeleton(): void {
  showSkeletonOf(isStarted ? routeNow() || SITE.home : '')
}

function leaveFirst(): void {
  first?.remove()
  first = undefined
  root.removeAttribute('data-drawn')
}

const isLoaded = (picture: HTMLImageElement): boolean => {
  if (picture.complete || picture.loading === 'lazy') return true
  picture.onload = picture.onerror = checkSoon
  return false
}

const picturesIn = (selector: string) => [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)]

const readWanted = (screen: Element): string[] => (wanted ??= wordsOf(screen, true))

/** Whether the app has rendered the content of the first screen; of its pictures, those that have loaded. */
function isTheSame(screen: Element): boolean {
  const drawn = wordsOf(document.getElementById('container') || document.body, false)
  const shown = picturesIn('.first').flatMap(({ complete, src }) => (complete ? src : []))
  return (
    isWithin(readWanted(screen), drawn) &&
    picturesIn('.taro_page').every((one) => !shown.includes(one.src) || isLoaded(one))
  )
}

const hasContent = (page: Element): boolean =>
  Boolean(page.textContent?.trim() || page.querySelector('[role=status],[aria-busy],img'))

function isThere(): boolean {
  const all = pages()
  if (all.some((page) => hasContent(page) && (!first || isTheSame(first)))) return true
  if (all.length) emptyTimer ??= setTimeout(takeOver, EMPTY_PAGE_MS)
  return false
}

function checkSoon(): void {
  due ||= requestAnimationFrame(() => {
    due = 0
    if (shell && root.hasAttribute('data-styled') && isThere()) takeOver()
  })
}

/** The app starts at the first screen's scroll position. */
function followScroll(): void {
  const top = first?.querySelector('.first-page')?.scrollTop
  const page = pages().pop()
  if (top && page) page.scrollTop = top
}

function takeOver(): void {
  if (!shell) return
  observer.disconnect()
  clearTimeout(emptyTimer)
  shell.remove()
  shell = null
  followScroll()
  leaveFirst()
  performance.mark('takeover')
  if (press) (document.elementFromPoint(...press) as HTMLElement | null)?.click()
}

/** Stores a press until the app is ready; links work without it. */
function keepPress({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof Element) || !first?.contains(target) || target.closest('a,.f')) return
  const control = target.closest<HTMLElement>('[role]')
  if (!control) return
  press = [clientX, clientY]
  control.style.opacity = '.6'
}

if (first) {
  // While the scripts are still loading: this measures each word's place
  const screen = first
  whenIdle(() => readWanted(screen))
  first.querySelector('.first-page')?.addEventListener('scroll', () => {
    wanted = undefined
  })
  document.addEventListener('click', keepPress, true)
  addEventListener('hashchange', () => {
    if (!first || !shell || SITE.screens[routeNow() || SITE.home] === name) return
    leaveFirst()
    showSkeleton()
  })
}
const observer = new MutationObserver(checkSoon)
observer.observe(root, {
  childList: true,
  subtree: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['data-styled'],
})
