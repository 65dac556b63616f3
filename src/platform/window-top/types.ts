/** The strip over a page that draws its own head, in CSS px; all zero in a browser, which keeps it for itself. */
export interface WindowTop {
  /** height of the phone's status bar */
  statusBar: number
  /** from the window's top to below WeChat's own buttons, the capsule */
  belowCapsule: number
  /** from the capsule's left edge to the window's right edge */
  besideCapsule: number
}
