/** The mini-program shares pages, not addresses. */
export const shareAddress = (_route: string, _params: Record<string, string>): undefined => undefined
