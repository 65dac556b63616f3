/** Puts the keyboard focus on the element with this id (or on the first focusable one inside it) and shows it. */
export function focusElement(id: string) {
  const element = document.getElementById(id)
  if (!element) return
  // what one types into before what stands in front of it (a phone field's region code)
  const target = element.matches('input, textarea, button, [tabindex]')
    ? element
    : element.querySelector<HTMLElement>('input, textarea') ?? element.querySelector<HTMLElement>('button, [tabindex]:not([tabindex="-1"])') ?? element
  target.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'nearest' })
}
