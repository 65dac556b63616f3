/** What waits for answers that are there already has gone on. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
