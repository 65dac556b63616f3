export const contextOrder: readonly (readonly string[])[]
