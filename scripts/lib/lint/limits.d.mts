/** Limits as parts of the linter's configuration. */
export declare const limits: readonly {
  files?: readonly string[]
  ignores?: readonly string[]
  rules: Readonly<Record<string, unknown>>
}[]
