export function fuzzSeed(): number
