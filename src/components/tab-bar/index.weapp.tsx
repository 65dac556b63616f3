import type { ShellTab } from '../page-shell/shell-navigation'

/** The mini-program has the native bar. */
export function TabBar(_props: { current: ShellTab | undefined }): null {
  return null
}
