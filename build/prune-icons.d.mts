export const serverIcons: ReadonlySet<string>
export const departmentIcons: ReadonlySet<string>
export function spreadIcons(folder: string): Record<string, number>
