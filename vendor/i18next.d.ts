export function createInstance(): object
