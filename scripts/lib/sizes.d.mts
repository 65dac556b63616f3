export const budgets: { homeScriptsBr: number; mainPackage: number; subpackage: number; total: number }
export const launchBudget: {
  requests: number
  setDataCalls: number
  setDataBytes: number
  largestSetData: number
}
/** Bytes of the mini-program as WeChat counts them. */
export function measureWeapp(folder?: string): {
  main: number
  subpackages: Record<string, number>
  total: number
}
