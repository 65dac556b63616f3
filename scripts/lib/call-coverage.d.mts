export function recordCall(
  method: string,
  pathname: string,
  where: { page: string; press?: string; spec: string; title: string },
): void
export function nameOfCall(method: string, pathname: string): string | undefined
export function shownRow<Call extends { press: string }>(method: string, calls: Call[]): Call | undefined
