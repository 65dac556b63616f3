import Taro from '@tarojs/taro'

/** Whether the app asks for permission to send subscription messages. */
export const canSubscribe = true

/**
 * Asks for permission to send one message per template (three at most); WeChat allows this only in response
 * to a tap.
 * @returns the templates that the user allowed
 */
export async function askToSubscribe(templateIds: readonly string[]): Promise<string[]> {
  const answer: object = await Taro.requestSubscribeMessage({
    tmplIds: [...templateIds],
    // Taro's type also requires a field that only Alipay uses.
    entityIds: [],
  }).catch(() => ({}))
  const answers = new Map<string, unknown>(Object.entries(answer))
  return templateIds.filter((id) => answers.get(id) === 'accept')
}
