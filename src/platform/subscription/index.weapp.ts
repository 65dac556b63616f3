import Taro from '@tarojs/taro'

/** Whether the app asks for permission to send subscription messages. */
export const canSubscribe = true

/**
 * Asks for one message of each template (three at most); WeChat allows it only in answer to a tap.
 * @returns the templates that the person allowed
 */
export async function askToSubscribe(templateIds: readonly string[]): Promise<string[]> {
  const answer: object = await Taro.requestSubscribeMessage({
    tmplIds: [...templateIds],
    // Taro's type also demands what only Alipay takes.
    entityIds: [],
  }).catch(() => ({}))
  const answers = new Map<string, unknown>(Object.entries(answer))
  return templateIds.filter((id) => answers.get(id) === 'accept')
}
