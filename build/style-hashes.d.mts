export function writeStyleHashes(folder: string): void
