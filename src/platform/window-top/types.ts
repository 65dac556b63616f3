/** The area above a page with its own header, in CSS px; all zero in a browser. */
export interface WindowTop {
  /** height of the phone's status bar */
  statusBar: number
  /** from the top of the window to below the capsule, WeChat's own buttons */
  belowCapsule: number
  /** from the capsule's left edge to the window's right edge */
  besideCapsule: number
}
