/** Moves the focus to the element with this id and brings it into view sideways. */
export function focusById(id: string): void {
  document.getElementById(id)?.focus()
}

/** Brings an element of a sideways list into view without scrolling the page. */
export function revealById(id: string): void {
  const element = document.getElementById(id)
  const list = element?.parentElement?.parentElement
  if (element && list) list.scrollLeft = Math.max(0, element.offsetLeft - (list.clientWidth - element.offsetWidth) / 2)
}
