export function shortenProperties(folder: string): Record<string, string>
