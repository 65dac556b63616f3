import fs from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * What WeChat classifies as personal data: the names of its functions, of a button's `openType` and of an
 * input's `type`; WeChat's name of the data; and the purpose in this app, in the wording for WeChat's form.
 * Entries without a purpose must not be used.
 *
 * @type {{ kind: 'function' | 'openType' | 'inputType', names: string[], data: string, purpose?: string }[]}
 */
const personal = [
  {
    kind: 'function',
    names: ['getLocation', 'getFuzzyLocation', 'startLocationUpdate', 'chooseLocation', 'choosePoi'],
    data: '位置信息',
    purpose: '按距离排列门店、在地图上显示您与门店的位置，以及在门店签到取号',
  },
  {
    kind: 'function',
    names: ['chooseMedia', 'chooseImage', 'chooseVideo', 'createCameraContext'],
    data: '选中的照片或视频信息',
    purpose: '在评价、意见反馈、退款申请与证件资料中上传您选择的图片',
  },
  {
    kind: 'function',
    names: ['saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'],
    data: '相册（仅写入）权限',
  },
  {
    kind: 'function',
    names: ['setClipboardData', 'getClipboardData'],
    data: '剪切板',
    purpose: '在您点按复制时，把订单号、快递单号或链接写入剪切板',
  },
  {
    kind: 'function',
    names: ['addPhoneCalendar', 'addPhoneRepeatCalendar'],
    data: '日历（仅写入）权限',
    purpose: '在您点按时，把预约时间加入手机日历',
  },
  { kind: 'function', names: ['chooseMessageFile'], data: '选中的文件' },
  { kind: 'function', names: ['chooseAddress'], data: '地址' },
  { kind: 'function', names: ['chooseInvoiceTitle', 'chooseInvoice'], data: '发票信息' },
  { kind: 'function', names: ['addPhoneContact', 'chooseContact'], data: '通讯录' },
  { kind: 'function', names: ['getWeRunData'], data: '微信运动步数' },
  { kind: 'function', names: ['startRecord', 'getRecorderManager', 'joinVoIPChat'], data: '麦克风' },
  { kind: 'function', names: ['chooseLicensePlate'], data: '车牌号' },
  {
    kind: 'function',
    names: ['openBluetoothAdapter', 'createBLEPeripheralServer'],
    data: '蓝牙',
  },
  {
    kind: 'function',
    names: ['startAccelerometer', 'startCompass', 'startDeviceMotionListening', 'startGyroscope'],
    data: '加速传感器、磁场传感器、方向传感器或陀螺仪传感器',
  },
  { kind: 'function', names: ['getUserProfile', 'getUserInfo'], data: '微信昵称、头像（旧接口）' },
  {
    kind: 'openType',
    names: ['getPhoneNumber', 'getRealtimePhoneNumber'],
    data: '手机号',
    purpose: '在您点按时，把手机号加入帐号，用于预约联系与发送通知',
  },
  {
    kind: 'openType',
    names: ['chooseAvatar'],
    data: '微信头像',
    purpose: '在您选择后，作为帐号的头像显示',
  },
  {
    kind: 'inputType',
    names: ['nickname'],
    data: '微信昵称',
    purpose: '在您填写后，作为帐号的昵称显示',
  },
]

const SHARED = /\.(h5|server)\.tsx?$/

/** @param {string} folder @returns {string[]} source files of the mini-program */
function sourcesOf(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !SHARED.test(name))
    .sort()
    .map((name) => path.join(folder, name))
}

/** The pattern of each kind of use in the source. */
const patterns = {
  function: (name) => new RegExp(`\\b(?:Taro|wx)\\??\\.${name}\\b`),
  openType: (name) => new RegExp(`openType=(?:"|'|\\{')${name}\\b`),
  inputType: (name) => new RegExp(`\\btype=(?:"|'|\\{')${name}\\b`),
}

/**
 * Uses of personal data, by WeChat's classification, in the source of the mini-program.
 * @param {string} [folder]
 * @returns {{ name: string, data: string, purpose: string | undefined, files: string[] }[]}
 */
export function usesOfPersonal(folder = inRoot('src')) {
  const files = sourcesOf(folder).map((file) => ({
    name: path.relative(path.dirname(folder), file).split(path.sep).join('/'),
    text: fs.readFileSync(file, 'utf8'),
  }))
  return personal.flatMap(({ kind, names, data, purpose }) =>
    names.flatMap((name) => {
      const users = files.filter(({ text }) => patterns[kind](name).test(text)).map((file) => file.name)
      return users.length > 0 ? [{ name, data, purpose, files: users }] : []
    }),
  )
}

const head = `# Privacy guideline of the mini-program

Written by \`npm run privacy\` from the source; \`__tests__/architecture/wechat-platform.test.ts\` fails when it is
stale, and when something personal is used without a purpose (\`scripts/lib/privacy-guideline.mjs\`). The two left
columns go into the form "用户隐私保护指引" on WeChat's platform.

Everything here waits for consent at the moment of its first use (\`src/components/privacy-sheet\`), or was agreed to on
the welcome page. Refusing leaves the page as it is.

| Data (as the form calls it) | Purpose (for the form) | By | Where |
|---|---|---|---|
`

/** @returns {string} docs/WECHAT_PRIVACY.md */
export const renderGuideline = () =>
  head +
  usesOfPersonal()
    .map(
      ({ name, data, purpose = '', files }) =>
        `| ${data} | ${purpose} | \`${name}\` | ${files.map((file) => `\`${file}\``).join(', ')} |\n`,
    )
    .join('') +
  `
Entered by people themselves, and to be named in the form as well: name, birth date, sex, phone number, e-mail and
certificate of the persons they book for; delivery addresses; what they write in reviews and feedback. Health data:
appointments, doses and reports of their clinic. What is kept of an account, and how it is exported and deleted:
\`server/app/wires.ts\` (user data), the page "Personal data".
`
