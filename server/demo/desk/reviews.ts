import { listUnanswered, replyToReview } from '../../contexts/engagement'
import { localized } from '../../lib/language'
import type { DeskPart } from './part'

const LISTED = 20

/** Desk section in which the clinic replies to reviews. */
export const reviewsDesk: DeskPart = {
  name: 'reviews',
  title: { 'zh-Hant': '待回覆評價', en: 'Reviews to answer' },
  none: { 'zh-Hant': '沒有等候回覆的評價。', en: 'No review waits for an answer.' },
  async items(ctx, lang) {
    const rows = await listUnanswered(ctx.db, LISTED)
    return rows.map(({ review, spuName }) => ({
      id: review.id,
      title: localized(spuName, lang),
      lines: [
        `${'★'.repeat(review.score)} · ${localized(review.authorText, lang)} · ${review.date}`,
        localized(review.content, lang),
      ].filter(Boolean),
      // public, and shown without a name
      concerns: null,
      actions: ['reply'],
    }))
  },
  actions: {
    reply: {
      label: { 'zh-Hant': '回覆', en: 'Reply' },
      done: { 'zh-Hant': '已回覆評價', en: 'The review was answered' },
      input: { name: 'reply', label: { 'zh-Hant': '回覆內容', en: 'Answer' } },
      run: (ctx, { id, input }) => replyToReview(ctx, id, input.reply ?? ''),
    },
  },
}
