export declare function createShortNames(root: string): (local: string, file: string) => string
