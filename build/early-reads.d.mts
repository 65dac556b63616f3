export const earlyReads: Record<string, string[]>
