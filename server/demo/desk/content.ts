import { picturesAtCheck, retryTask, settlePicture, troubledTasks } from '../../contexts/identity'
import { refusedWords } from '../content-check'
import type { DeskItem, DeskPart } from './part'

const LISTED = 20
const NONE = { 'zh-Hant': '沒有等候檢查的圖片。', en: 'No picture waits for a verdict.' }

/**
 * Desk section that simulates WeChat's content check: the words that it refuses, and pictures without a
 * verdict.
 */
export const contentDesk: DeskPart = {
  name: 'content',
  title: { 'zh-Hant': '內容檢查', en: 'Content check' },
  none: NONE,
  async items(ctx, lang) {
    const pictures = await picturesAtCheck(ctx, LISTED)
    const words: DeskItem = {
      id: 'words',
      title: { 'zh-Hant': '試用環境拒絕的詞語', en: 'Words that the sandbox refuses' }[lang],
      lines: [refusedWords.join(' · '), ...(pictures.length > 0 ? [] : [NONE[lang]])],
      concerns: null,
      actions: [],
    }
    return [
      words,
      ...pictures.map(({ ticket, url }) => ({
        id: ticket,
        title: url.split('?')[0] ?? url,
        lines: [],
        // a key of a picture that is public once approved, without a name
        concerns: null,
        actions: ['pass', 'refuse'],
      })),
    ]
  },
  actions: {
    pass: {
      label: { 'zh-Hant': '通過', en: 'Pass' },
      done: { 'zh-Hant': '圖片已通過', en: 'The picture passed' },
      run: (ctx, { id }) => settlePicture(ctx, { ticket: id, isRefused: false }),
    },
    refuse: {
      label: { 'zh-Hant': '拒絕', en: 'Refuse' },
      done: { 'zh-Hant': '圖片已移除', en: 'The picture was removed' },
      run: (ctx, { id }) => settlePicture(ctx, { ticket: id, isRefused: true }),
    },
  },
}

/** Desk section that lists failed deliveries and pictures at WeChat, with the reason. */
export const wechatDesk: DeskPart = {
  name: 'wechat',
  title: { 'zh-Hant': '微信未接收', en: 'Not taken by WeChat' },
  none: { 'zh-Hant': '微信已接收全部資料。', en: 'WeChat has taken everything.' },
  items: async (ctx) =>
    (await troubledTasks(ctx, LISTED)).map(({ id, kind, ref, tries, lastError }) => ({
      id,
      title: `${kind} · ${ref}`,
      lines: [`× ${tries}`, lastError ?? ''],
      concerns: null,
      actions: ['retry'],
    })),
  actions: {
    retry: {
      label: { 'zh-Hant': '再試', en: 'Try again' },
      done: { 'zh-Hant': '已再試', en: 'Tried again' },
      run: (ctx, { id }) => retryTask(ctx, id),
    },
  },
}
