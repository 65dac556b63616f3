// The script of the opening poster's markup (src/first-screen/poster.tsx). Enabled by the head's script, it
// counts down and closes by itself, on a press or a key, without the app, which detects that it was shown
// (src/platform/first-screen). The poster has the app's own markup and styles and stays above the app until
// it ends, so no hand-over is needed. The first screen's styles stay as long as it needs them.
import { root } from './site'

const SECOND_MS = 1000

function show(poster: HTMLElement): void {
  const button = poster.querySelector<HTMLElement>('[role=button]')
  const words = button && (document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() as Text)
  const ms = Number(poster.dataset.ms)
  let leftSeconds = ms / SECOND_MS
  const tick = setInterval(() => {
    leftSeconds = Math.max(0, leftSeconds - 1)
    if (words) words.data = words.data.replace(/\d+/, String(leftSeconds))
  }, SECOND_MS)
  const end = setTimeout(close, ms)

  function close(): void {
    clearInterval(tick)
    clearTimeout(end)
    document.removeEventListener('keydown', press, true)
    poster.remove()
    root.removeAttribute('data-poster')
  }
  function press(event: KeyboardEvent): void {
    const isTab = event.key === 'Tab'
    if (!isTab && !/^(Escape|Enter| )$/.test(event.key)) return
    event.preventDefault()
    if (isTab) button?.focus()
    else close()
  }
  document.addEventListener('keydown', press, true)
  poster.onclick = close
  // In a task of its own, because it measures the page
  setTimeout(() => button?.focus({ preventScroll: true }))
}

const poster = document.getElementById('poster')
if (poster && root.hasAttribute('data-poster')) {
  window.__medibookPosterShown = true
  show(poster)
} else poster?.remove()
