export interface DialogRequest {
  title: string
  text: string
  confirmText: string
  /** Without it the dialog has a single button. */
  cancelText?: string
  /** `destructive`: confirming deletes something, so cancelling is emphasised. */
  tone?: 'destructive'
}
/** Shows a dialog; resolves true on confirm, false on cancel or closing. */
export type DialogHost = (request: DialogRequest) => Promise<boolean>
