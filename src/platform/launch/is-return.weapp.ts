/** WeChat launches a mini-program once, and then only shows it again. */
export const isReturn = (): boolean => false
