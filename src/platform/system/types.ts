export interface SystemListener {
  onShow(): void
  onHide(): void
  onOnline(): void
  onOffline(): void
}
export type Stop = () => void
