/** Nothing is shared during server rendering. */
export const shareAddress = (_route: string, _params: Record<string, string>): undefined => undefined
