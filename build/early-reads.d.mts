export const earlyReads: Record<string, string[]>
export const drawnReads: Record<string, string[]>
