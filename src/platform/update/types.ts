export interface UpdateTexts {
  title: string
  question: string
  confirm: string
  cancel: string
}
