/** Where the source of the mini-program uses what WeChat counts as personal. */
export function usesOfPersonal(folder?: string): {
  name: string
  data: string
  purpose: string | undefined
  files: string[]
}[]
/** docs/WECHAT_PRIVACY.md */
export function renderGuideline(): string
