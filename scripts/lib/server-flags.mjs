/**
 * Node's flags for the API server. Without a limit V8 lets the garbage of requests grow with the machine's
 * memory: 766 MB under load, of which 150 are in use; with it 366 MB at the same speed (docs/OPERATIONS.md,
 * "Memory").
 */
export const serverFlags = ['--max-old-space-size=512']
