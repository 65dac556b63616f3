/** Whether the app asks for permission to send subscription messages: only WeChat does. */
export const canSubscribe = false

/** Not available in a browser. */
export const askToSubscribe = (_templateIds: readonly string[]): Promise<string[]> => Promise.resolve([])
