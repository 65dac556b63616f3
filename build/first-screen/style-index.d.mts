export function indexStyles(css: string): {
  around: string[]
  selectors: string[]
  body: string
  tokens: [string, string][]
}[]
