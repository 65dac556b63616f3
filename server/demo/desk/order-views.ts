import { redeemOrderCode } from '../../contexts/commerce'
import type { DeskPart } from './part'

/** Desk section in which the counter reads the code of an order. */
export const counterDesk: DeskPart = {
  name: 'counter',
  title: { 'zh-Hant': '櫃台掃碼', en: 'Counter' },
  none: { 'zh-Hant': '', en: '' },
  items: async (_ctx, lang) => [
    {
      id: 'counter',
      title: lang === 'en' ? 'Read the code of an order' : '讀取訂單碼',
      lines: [
        lang === 'en'
          ? 'Verifies its appointments of today, or hands over its products.'
          : '核銷當日預約，或交付商品。',
      ],
      concerns: null,
      actions: ['redeem'],
    },
  ],
  actions: {
    redeem: {
      label: { 'zh-Hant': '確認', en: 'Confirm' },
      done: { 'zh-Hant': '已完成', en: 'Done' },
      input: { name: 'code', label: { 'zh-Hant': '訂單碼', en: 'Code' } },
      run: (ctx, { input }) => redeemOrderCode(ctx, input.code ?? ''),
    },
  },
}
