export function pruneTemplates(folder: string): { kept: number; removed: number }
