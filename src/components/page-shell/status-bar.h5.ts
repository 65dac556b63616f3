/** Height of the phone's status bar over the page, in CSS px: the browser keeps it for itself. */
export function statusBarHeight(): number {
  return 0
}
