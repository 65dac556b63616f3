export const neverSet: Readonly<Record<string, readonly string[]>>
export function pruneTemplates(folder: string): { kept: number; removed: number }
