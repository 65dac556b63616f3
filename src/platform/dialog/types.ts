export interface DialogRequest {
  title: string
  text: string
  confirmText: string
  /** Without it the dialog has one button. */
  cancelText?: string
  /** `destructive`: confirming takes something away, so the way back is emphasised. */
  tone?: 'destructive'
}
/** Shows a dialog; resolves true on confirm, false on cancel or closing. */
export type DialogHost = (request: DialogRequest) => Promise<boolean>
