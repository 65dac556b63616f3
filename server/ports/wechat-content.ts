import { type ContentCheckPort, ContentPushError, type ContentPlace } from './content-check'
import { wechatCalls, type WechatOptions } from './wechat-calls'
import { echoOfPush, openPush, type WechatPushConfig } from './wechat-push'

/** WeChat's numbers of the scenes. */
const scenes: Record<ContentPlace, number> = { profile: 1, comment: 2 }
const PICTURE = 2
const VERSION = 2
const TEXT_LENGTH = 2500

interface Judged {
  result?: { suggest?: 'risky' | 'pass' | 'review' }
  trace_id?: string
}

/** WeChat's check of texts and pictures, which requires the author's id in the mini-program. */
export function wechatContentCheck(options: WechatOptions, push: WechatPushConfig | null): ContentCheckPort {
  const { askMiniProgram } = wechatCalls(options)
  const requirePush = (): WechatPushConfig => {
    if (push) return push
    throw new ContentPushError()
  }
  return {
    async isTextFine({ openId, place, text }) {
      if (openId === null) return true
      const answer = await askMiniProgram<Judged>('/wxa/msg_sec_check', {
        version: VERSION,
        openid: openId,
        scene: scenes[place],
        content: text.slice(0, TEXT_LENGTH),
      })
      if (answer.errcode !== 0) throw new Error(`WeChat looked at no text: ${answer.errcode ?? 'no code'}`)
      // 'review' recommends a manual check: it is shown, and can be removed later
      return answer.result?.suggest !== 'risky'
    },
    async handOverPicture({ openId, place, url }) {
      // without a push URL a verdict would never arrive
      if (openId === null || !push) return null
      const answer = await askMiniProgram<Judged>('/wxa/media_check_async', {
        version: VERSION,
        openid: openId,
        scene: scenes[place],
        media_type: PICTURE,
        media_url: url,
      })
      if (answer.errcode !== 0 || !answer.trace_id)
        throw new Error(`WeChat looks at no picture: ${answer.errcode ?? 'no code'}`)
      return answer.trace_id
    },
    echoOf: (query) => (query.echostr === undefined ? null : echoOfPush(requirePush(), query)),
    readPush(given) {
      const told = openPush(requirePush(), options.config.social.wechatAppId, given) as Judged & {
        Event?: string
      }
      return told.Event === 'wxa_media_check' && told.trace_id
        ? { ticket: told.trace_id, isRefused: told.result?.suggest === 'risky' }
        : null
    },
  }
}
