/**
 * Keeps the rendered screen chosen by the head's script, in the variant for the window's width, and removes
 * the others. The desktop variant is a `template` until it is needed.
 * @param name of the screen; null for none
 */
export function takeFirstScreen(name: string | null): Element | undefined {
  const isWide = matchMedia(`(min-width:${SITE.desktopFromPx}px)`).matches
  let first: Element | undefined
  for (const one of document.querySelectorAll('.first')) {
    const isForWindow = one instanceof HTMLTemplateElement === isWide
    if (name && !first && isForWindow && one.classList.contains(name)) first = one
    else one.remove()
  }
  if (!(first instanceof HTMLTemplateElement)) return first
  const screen = document.createElement('div')
  screen.className = `${first.className} wide`
  screen.appendChild(first.content)
  first.replaceWith(screen)
  return screen
}
