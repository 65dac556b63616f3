export interface DialogRequest {
  title: string
  text: string
  confirmText: string
  /** Without it the dialog has one button. */
  cancelText?: string
}
/** Shows a dialog; resolves true on confirm, false on cancel or closing. */
export type DialogHost = (request: DialogRequest) => Promise<boolean>
