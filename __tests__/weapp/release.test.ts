import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { findPage, type Samples } from '../../scripts/lib/page-catalogue.mjs'
import { launchBudget } from '../../scripts/lib/sizes.mjs'
import { ClinicServer, registerAt } from '../support/own-clinic'
import { ask, at, button, openSignedIn, press, pressLast, pressSignIn } from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions, demoSamples, demoStorage, launchWeapp } from '../support/weapp-runtime/session'
import type { CallbackOptions } from '../support/weapp-runtime/types'

const storage = { language: 'zh-Hant' }
const SHEET = '使用你的資料前'
const FEEDBACK = 'pages-mine/my-servince/feedback/feedback'
const PERSONAL = 'pages-mine/my-servince/personal-data/personal-data'
let samples: Samples

beforeAll(async () => {
  samples = await demoSamples()
})
afterEach(closeWeappSessions)

describe('consent to the privacy guideline', () => {
  const isAsked = (app: WeappSession) => app.text().includes(SHEET)

  test('is requested when a picture is chosen; the input stays after refusal and consent', async () => {
    let chosen = 0
    const app = launchWeapp({
      entry: FEEDBACK,
      storage: { ...storage, ...(await demoStorage()) },
      isPrivacyAgreed: false,
      wx: {
        chooseMedia: (options: CallbackOptions) => {
          chosen += 1
          options.fail?.({ errMsg: 'chooseMedia:fail cancel' })
        },
      },
    })
    const field = { tag: 'textarea' }
    await app.waitFor(() => app.has(field))
    app.type(field, '升降機壞了')
    expect(app.privacyAsks).toEqual([])

    await press(app, /加圖片|圖片|相片/)
    await app.waitFor(() => isAsked(app))
    await press(app, '閱讀私隱保護指引')
    expect(app.record.navigations.at(-1)?.mode).toBe('openPrivacyContract')
    await press(app, '不同意')
    await app.waitFor(() => !isAsked(app))
    expect(app.attribute(field, 'value')).toBe('升降機壞了')

    await press(app, /加圖片|圖片|相片/)
    await app.waitFor(() => isAsked(app))
    await pressLast(app, '同意')
    await app.waitFor(() => !isAsked(app))
    expect(chosen).toBe(1)
    expect(app.attribute(field, 'value')).toBe('升降機壞了')
    expect(app.privacyAsks).toEqual(['chooseMedia', 'chooseMedia'])
  })

  test('is requested before a picture of a form, which is uploaded after consent', async () => {
    const photo = path.join(mkdtempSync(path.join(os.tmpdir(), 'medibook-photo-')), 'lift.jpg')
    writeFileSync(
      photo,
      await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3a7' } })
        .jpeg()
        .toBuffer(),
    )
    const app = launchWeapp({
      entry: FEEDBACK,
      storage: { ...storage, ...(await demoStorage()) },
      isPrivacyAgreed: false,
      wx: {
        chooseMedia: (options: CallbackOptions) =>
          options.success?.({ tempFiles: [{ tempFilePath: photo, size: 400 }], errMsg: 'chooseMedia:ok' }),
      },
    })
    await press(app, /加圖片|圖片|相片/)
    await app.waitFor(() => isAsked(app))
    await pressLast(app, '同意')
    await app.waitFor('1／52')
    await app.waitFor(() =>
      app.record.requests.some(({ url, status }) => url.endsWith('/uploads') && status === 200),
    )
    expect(app.privacyAsks).toEqual(['chooseMedia'])
  })

  test('is requested by the phone button: refusal shows the alternatives, consent binds the number', async () => {
    const app = launchWeapp({
      entry: PERSONAL,
      storage,
      isPrivacyAgreed: false,
      wx: {
        login: (options: CallbackOptions) =>
          options.success?.({ code: 'as-privacy-keeper', errMsg: 'login:ok' }),
      },
    })
    await press(app, '登入')
    await pressSignIn(app)
    await app.waitFor('已登入。加上手機號碼？')
    expect(app.privacyAsks).toEqual([])
    const phoneButton = button('使用微信的手機號碼')
    const giveNumber = { code: 'phone-23450009', errMsg: 'getPhoneNumber:ok' }
    app.fire(phoneButton, 'getphonenumber', giveNumber)
    await app.waitFor(() => isAsked(app))
    await press(app, '不同意')
    await app.waitFor('沒有取用微信的號碼。你可以自行輸入，或以後在個人資料中加上。')

    app.fire(phoneButton, 'getphonenumber', giveNumber)
    await app.waitFor(() => isAsked(app))
    await press(app, '同意')
    await at(app, PERSONAL)
    expect((await ask(app, 'wxUser')).phoneCode).toBe('+852')
  })

  test('is given once, on the welcome page, and not requested again', async () => {
    const app = launchWeapp({
      entry: 'pages/Shops/index',
      storage,
      isFirstLaunch: true,
      isPrivacyAgreed: false,
    })
    await at(app, 'pages-common/welcome/index')
    await press(app, '同意並繼續')
    await at(app, 'pages/Shops/index')
    await app.settle()
    await press(app, '按距離排列')
    await app.settle()
    expect(isAsked(app)).toBe(false)
    expect(app.privacyAsks).toEqual([])
  })
})

interface Card {
  title?: string
  path?: string
  query?: string
  imageUrl?: string
}

/** Shareable pages, with text expected on the page that the card opens. */
const shared = [
  'pages/Home/index',
  'pages-goods/goods-detail/goods-detail',
  'pages-shopping/goods/goods',
  'pages-clinic/clinic-home/clinic-home',
  'pages-shop/index',
  'pages-clinic/clinic-doctor/clinic-doctor',
  'pages-common/article',
  'pages-shopping/campaigns/group-buy',
  'pages-shopping/campaigns/bargain',
  'pages-shopping/campaigns/referral',
]
const withoutPicture = ['pages-shopping/campaigns/campaigns', 'pages/Commodity/index']

const addressOf = (route: string): string =>
  route === 'pages-clinic/clinic-doctor/clinic-doctor'
    ? `${route}?id=${samples.doctorId}`
    : `${route}${findPage(route)?.search(samples) ?? ''}`

/** The share card of a page, once its subject has loaded. */
async function cardOf(
  app: WeappSession,
  kind: 'onShareAppMessage' | 'onShareTimeline',
  isFull: boolean,
): Promise<Card> {
  const read = () => app.page[kind] as ((of: object) => Card) | undefined
  // called like WeChat does, with the page as `this`
  const card = (): Card => read()?.call(app.page, { from: 'menu' }) ?? {}
  await app.waitFor(() => {
    const { path, query, title, imageUrl } = card()
    return (path ?? query) !== undefined && (!isFull || (title && imageUrl))
  })
  return card()
}

describe('sharing', () => {
  test.each(shared)('%s has a title, a picture and a link back to itself', async (route) => {
    const app = launchWeapp({ entry: addressOf(route), storage })
    await app.waitFor(() => app.text() !== '')
    const card = await cardOf(app, 'onShareAppMessage', true)
    expect(card.imageUrl).toMatch(/^https?:\/\//)
    expect(card.path?.split('?')[0]).toBe(`/${route}`)
    expect(await cardOf(app, 'onShareTimeline', true)).toEqual({
      title: card.title,
      imageUrl: card.imageUrl,
      query: card.path?.split('?')[1] ?? '',
    })
    const friend = launchWeapp({ entry: card.path ?? '', storage })
    const again = await cardOf(friend, 'onShareAppMessage', true)
    expect(again).toEqual(card)
  })

  test.each(withoutPicture)('%s links back to itself', async (route) => {
    const app = launchWeapp({ entry: addressOf(route), storage })
    const card = await cardOf(app, 'onShareAppMessage', false)
    expect(card.path?.split('?')[0]).toBe(`/${route}`)
  })

  test.each([
    'pages/Mine/index',
    'pages-order/order-info/order-info',
    'pages-mine/physical-report/physical-report',
  ])('disables sharing of personal content: %s', async (route) => {
    const app = launchWeapp({ entry: addressOf(route), storage: { ...storage, ...(await demoStorage()) } })
    await app.settle()
    expect(app.page.onShareAppMessage).toBeUndefined()
    expect(app.page.onShareTimeline).toBeUndefined()
  })
})

describe('a scanned code', () => {
  test('opens its page with the parameters of the scene', async () => {
    const scene = encodeURIComponent(`id=${samples.shopId}`)
    const app = launchWeapp({ entry: `pages-shop/index?scene=${scene}`, storage })
    const card = await cardOf(app, 'onShareAppMessage', true)
    expect(card.path).toBe(`/pages-shop/index?id=${samples.shopId}`)
  })

  test('is followed after the welcome page of a first launch', async () => {
    const scene = encodeURIComponent(`id=${samples.shopId}`)
    const app = launchWeapp({
      entry: `pages-shop/index?scene=${scene}`,
      storage,
      isFirstLaunch: true,
      isPrivacyAgreed: false,
    })
    await at(app, 'pages-common/welcome/index')
    await press(app, '同意並繼續')
    await at(app, 'pages-shop/index')
    const card = await cardOf(app, 'onShareAppMessage', true)
    expect(card.path).toBe(`/pages-shop/index?id=${samples.shopId}`)
  })
})

test('offers a reminder on a tap after joining a queue', async () => {
  const clinics = await ClinicServer.start()
  try {
    await clinics.toMorning()
    const api = await clinics.newPerson('queue-reminded')
    const clinic = await clinics.addClinic()
    const { id } = await registerAt(api, clinic)
    const app = await openSignedIn('queue-reminded', `pages-clinic/queue/queue?id=${id}`, {
      server: clinics.url,
    })
    await app.waitFor(() => app.has(button('在微信提醒我')))
  } finally {
    await clinics.stop()
  }
}, 180_000)

test('launch to content stays within its budget of calls, bytes and setData', async () => {
  const app = launchWeapp({ entry: 'pages/Home/index', storage })
  await app.waitFor('最近熱賣')
  await app.settle()
  const sent = app.setDataStats()
  const measured = {
    requests: app.record.requests.length,
    setDataCalls: sent.calls,
    setDataBytes: sent.bytes,
    largestSetData: sent.largest,
  }
  process.stdout.write(`launch to content: ${JSON.stringify(measured)}\n`)
  for (const [name, value] of Object.entries(measured))
    expect({ name, isWithin: value <= launchBudget[name as keyof typeof measured] }).toEqual({
      name,
      isWithin: true,
    })
})
