export const serverIcons: ReadonlySet<string>
export const departmentIcons: ReadonlySet<string>
export function pruneIcons(folder: string): { kept: number; removed: number }
export function spreadIcons(folder: string): Record<string, number>
