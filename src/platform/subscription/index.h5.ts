/** Whether the app asks for permission to send subscription messages: only WeChat does. */
export const canSubscribe = false

/** In a browser nothing is asked. */
export const askToSubscribe = (_templateIds: readonly string[]): Promise<string[]> => Promise.resolve([])
