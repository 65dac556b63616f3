export interface UnusedModule {
  name: string
  importers: readonly string[]
  functions: readonly string[]
}
export declare const unusedModules: readonly UnusedModule[]
