/** The mini-program's window has a bar and tabs of its own: the browser's header, its code and its styles stay out. */
export function DesktopHeader(_props: { tab?: unknown }): null {
  return null
}
