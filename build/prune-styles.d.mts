export function pruneStyles(folder: string): number
