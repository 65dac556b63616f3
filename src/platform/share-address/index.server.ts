/** Nothing is shared from a page that is being drawn. */
export const shareAddress = (_route: string, _params: Record<string, string>): undefined => undefined
