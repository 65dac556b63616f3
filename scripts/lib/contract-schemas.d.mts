export const kinds: Record<string, number>
export const marks: Record<string, number>
