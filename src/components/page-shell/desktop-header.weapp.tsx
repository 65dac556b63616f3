/** The mini-program has a native bar and tabs: the browser's header, its code and its styles are excluded. */
export function DesktopHeader(_props: { tab?: unknown }): null {
  return null
}
