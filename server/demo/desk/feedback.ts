import { answerFeedback, unanswered } from '../../contexts/engagement'
import type { DeskPart } from './part'

const LISTED = 30

export const feedbackDesk: DeskPart = {
  name: 'feedback',
  title: { 'zh-Hant': '意見反饋', en: 'Feedback' },
  none: { 'zh-Hant': '沒有等候回覆的意見。', en: 'No feedback waits for an answer.' },
  async items(ctx, lang) {
    return (await unanswered({ ...ctx, lang }, LISTED)).map((item) => ({
      id: item.id,
      title: item.kindDesc,
      lines: [item.content, item.createTime],
      concerns: { userId: item.userId, kind: 'feedback', rowId: item.id, purpose: 'service' },
      actions: ['answer'],
    }))
  },
  actions: {
    answer: {
      label: { 'zh-Hant': '回覆', en: 'Answer' },
      done: { 'zh-Hant': '已回覆', en: 'Answered' },
      input: {
        name: 'content',
        label: { 'zh-Hant': '內容', en: 'Text' },
        value: '多謝你的意見，我們會盡快跟進。',
      },
      run: (ctx, { id, input }) => answerFeedback(ctx, id, input.content ?? ''),
    },
  },
}
