/** Bytes of the mini-program as WeChat counts them. */
export function measureWeapp(folder?: string): {
  main: number
  subpackages: Record<string, number>
  total: number
}
