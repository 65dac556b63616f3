// Derives missing Simplified Chinese texts of a package from its Traditional ones:
// node scripts/make-hans.mjs src/pages-goods/i18n … (no argument: every package).
// To derive a text again, delete it first.
import './lib/help.mjs'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as OpenCC from 'opencc-js'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
// Words that differ between Hong Kong and the mainland, not only in their characters
const words = [
  ['優惠碼', '优惠码'],
  ['登入', '登录'],
  ['帳號', '账号'],
  ['帳戶', '账户'],
  ['短訊', '短信'],
  ['電郵', '邮箱'],
  ['網絡', '网络'],
  ['搜尋', '搜索'],
  ['介面', '接口'],
  ['帳', '账'],
  ['訊息', '消息'],
  ['訊號', '信号'],
  ['檔案', '文件'],
  ['連結', '链接'],
  ['質素', '质量'],
  ['密碼', '密码'],
  ['預設', '默认'],
  ['設定', '设置'],
  ['重新整理', '刷新'],
  ['伺服器', '服务器'],
  ['程式', '程序'],
  ['流動電話', '手机'],
  ['手提電話', '手机'],
  ['連線', '连接'],
  ['身份證', '身份证'],
  ['剪貼簿', '剪贴板'],
  ['日曆', '日历'],
  ['支援', '支持'],
  ['線上', '在线'],
  ['稍後', '稍后'],
  ['複製', '复制'],
  ['私隱', '隐私'],
  ['登出', '退出登录'],
  ['儲存', '保存'],
  ['開設', '开通'],
  ['裝置', '设备'],
  ['字元', '字符'],
  ['底線', '下划线'],
  ['連字號', '连字符'],
  ['重設', '重置'],
  ['列印', '打印'],
  ['相片', '照片'],
  ['「', '“'],
  ['」', '”'],
  ['『', '‘'],
  ['』', '’'],
]
// words are replaced first, because they are not found after the conversion of characters
const toMainlandWords = OpenCC.CustomConverter(words)
const toSimplified = OpenCC.ConverterFactory(OpenCC.Locale.from.hk, OpenCC.Locale.to.cn)
const convert = (text) => toSimplified(toMainlandWords(text))

/**
 * The keys of `value`, in its order; existing texts are kept, because they were proofread and corrected by
 * hand.
 */
const derive = (value, there) =>
  typeof value === 'string'
    ? typeof there === 'string'
      ? there
      : convert(value)
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, derive(inner, there?.[key])]))

/** Folders with a zh-Hant.json. */
function allRooms() {
  const src = path.join(root, 'src')
  return [
    'i18n/common',
    'i18n/errors',
    'pages/i18n',
    'pages-common/i18n',
    'pages-goods/i18n',
    'pages-order/i18n',
    'pages-mine/i18n',
    'pages-shop/i18n',
    'pages-clinic/i18n',
    'pages-shopping/i18n',
    'pages/trolley/i18n',
    'pages-common/welcome/i18n',
  ].map((folder) => path.join(src, folder))
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : allRooms()
for (const folder of folders) {
  const source = path.join(folder, 'zh-Hant.json')
  if (!existsSync(source)) continue
  const target = path.join(folder, 'zh-Hans.json')
  const there = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : {}
  const texts = derive(JSON.parse(readFileSync(source, 'utf8')), there)
  writeFileSync(target, `${JSON.stringify(texts, null, 2)}\n`)
  console.log(path.relative(root, path.resolve(target)))
}
