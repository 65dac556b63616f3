export function readSubpackageRoots(): string[]
export function readPagePaths(): string[]
