export function inlineScript(name: string, site?: object): string
