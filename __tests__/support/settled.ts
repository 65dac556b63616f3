/** Resolves after the continuations of all available answers have run. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
