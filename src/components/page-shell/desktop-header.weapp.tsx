/** The mini-program has a native bar and tabs: the browser's header with its code and styles is excluded. */
export function DesktopHeader(_props: { tab?: unknown; hasSearch?: unknown }): null {
  return null
}
