export const clientSettings: readonly string[]
