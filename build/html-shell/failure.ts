import { language } from './visitor'

/** Shows that a script could not be loaded, in place of the app. */
function tell(isDrawn: boolean): void {
  const shell = document.getElementById('shell')
  if (!shell || document.querySelector('.f')) return
  const [own = ['', '']] = Object.values(SITE.loadFailure)
  const [words, label] = SITE.loadFailure[language] ?? own
  const note = document.createElement('div')
  const text = document.createElement('p')
  const button = document.createElement('button')
  note.className = 'f'
  note.setAttribute('role', 'alert')
  text.textContent = words
  button.textContent = label
  button.onclick = () => location.reload()
  note.append(text, button)
  shell.querySelector<HTMLElement>('.m')?.style.setProperty('visibility', 'hidden')
  const screen = isDrawn && document.querySelector('.first')
  ;(screen || shell).appendChild(note)
}

export function watchForFailure(isDrawn: boolean): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) tell(isDrawn)
    },
    true,
  )
}
