export function readSubpackages(): { root: string; pages: string[] }[]
export function readSubpackageRoots(): string[]
export function readPagePaths(): string[]
