export interface UpdateTexts {
  title: string
  question: string
  confirm: string
  cancel: string
  /** The client itself is too old for the app. */
  outdated: string
}
