export interface SystemListener {
  onShow(): void
  onHide(): void
  /** The page is being unloaded: nothing that waits will run. */
  onLeave?(): void
  onOnline(): void
  onOffline(): void
}
export type Stop = () => void
