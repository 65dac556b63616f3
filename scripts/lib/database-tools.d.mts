export function findPrograms(names: string[]): { programs: Record<string, string>; missing: string[] }
