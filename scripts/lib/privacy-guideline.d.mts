/** Uses of personal data, by WeChat's classification, in the source of the mini-program. */
export function usesOfPersonal(folder?: string): {
  name: string
  data: string
  purpose: string | undefined
  files: string[]
}[]
/** docs/WECHAT_PRIVACY.md */
export function renderGuideline(): string
