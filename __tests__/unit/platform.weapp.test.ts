interface ModalOptions {
  title: string
  content: string
  confirmText?: string
  cancelText?: string
  success: (answer: object) => void
}
interface CalendarOptions {
  title: string
  startTime: number
  endTime: string
  success: (answer: object) => void
  fail: (error: object) => void
}

interface PaymentOptions {
  package: string
  success: (answer: object) => void
  fail: (error: object) => void
}

interface SubscribeOptions {
  tmplIds: string[]
  success: (answer: object) => void
  fail: (error: object) => void
}

const subscriptions: SubscribeOptions[] = []
const payments: PaymentOptions[] = []
const modals: ModalOptions[] = []
const calendar: CalendarOptions[] = []
const client = { version: '3.0.0', updates: 0 }
const update = { ready: () => undefined as void, applied: 0 }
Object.assign(globalThis, {
  wx: {
    canIUse: () => true,
    getAppBaseInfo: () => ({ SDKVersion: client.version }),
    updateWeChatApp: () => {
      client.updates += 1
    },
    getUpdateManager: () => ({
      onUpdateReady: (listener: () => void) => {
        update.ready = listener
      },
      applyUpdate: () => {
        update.applied += 1
      },
    }),
    showModal: (options: ModalOptions) => {
      modals.push(options)
    },
    requestPayment: (options: PaymentOptions) => {
      payments.push(options)
    },
    requestSubscribeMessage: (options: SubscribeOptions) => {
      subscriptions.push(options)
    },
    addPhoneCalendar: (options: CalendarOptions) => {
      calendar.push(options)
    },
    showActionSheet: (options: { success: (answer: object) => void }) =>
      options.success({ tapIndex: 0, errMsg: 'showActionSheet:ok' }),
    request: (options: { fail: (error: object) => void }) =>
      options.fail({ errMsg: 'request:fail fetch failed' }),
    login: (options: { success: (answer: object) => void }) =>
      options.success({ code: 'wx-code', errMsg: 'login:ok' }),
  },
})

// the code under test reads `wx` when it is loaded, so it is loaded after `wx` is set
const load = <T extends object>(name: string) =>
  jest.requireActual<T>(`../../src/platform/${name}/index.weapp`)
const settled = () =>
  new Promise<void>((done) => {
    setImmediate(done)
  })

beforeEach(() => {
  modals.length = 0
  payments.length = 0
  subscriptions.length = 0
  calendar.length = 0
  update.applied = 0
  Object.assign(client, { version: '3.0.0', updates: 0 })
})

const updateTexts = {
  title: '升級提示',
  question: '?',
  confirm: '立即更新',
  cancel: '暫不',
  outdated: '請更新微信',
}

test.each([
  ['2.32.2', true],
  ['2.9.9', true],
  ['1.99.99', true],
  ['2.32.3', false],
  ['2.33.0', false],
  ['3.0.0', false],
])('base library %s is too old: %p; then the client itself is updated', async (version, isTooOld) => {
  const { checkForUpdate } = load<typeof import('../../src/platform/update/index.weapp')>('update')
  client.version = version
  checkForUpdate(() => updateTexts)
  expect(modals).toHaveLength(isTooOld ? 1 : 0)
  if (!isTooOld) return
  expect(modals[0]).toMatchObject({ title: '升級提示', content: '請更新微信', showCancel: false })
  modals[0]?.success({ confirm: true, cancel: false, errMsg: 'showModal:ok' })
  await settled()
  expect(client.updates).toBe(1)
})

test.each([
  [true, 1],
  [false, 0],
])('a new version prompts with the given title; confirm %p applies it %p times', async (confirm, times) => {
  const { checkForUpdate } = load<typeof import('../../src/platform/update/index.weapp')>('update')
  checkForUpdate(() => updateTexts)
  expect(modals).toHaveLength(0)
  update.ready()
  expect(modals[0]).toMatchObject({ title: '升級提示', confirmText: '立即更新', cancelText: '暫不' })
  modals[0]?.success({ confirm, cancel: !confirm, errMsg: 'showModal:ok' })
  await settled()
  expect(update.applied).toBe(times)
})

test('a dialog omits button texts that WeChat would refuse', async () => {
  const { showDialog } = load<typeof import('../../src/platform/dialog/index.weapp')>('dialog')
  const answer = showDialog({ title: 't', text: 'x', confirmText: '去登入', cancelText: 'Pas maintenant' })
  expect(modals[0]).toMatchObject({ confirmText: '去登入', showCancel: true })
  expect(modals[0]).not.toHaveProperty('cancelText')
  modals[0]?.success({ confirm: true, cancel: false, errMsg: 'showModal:ok' })
  await expect(answer).resolves.toBe(true)
})

test('a destructive dialog shows its confirmation in red', () => {
  const { showDialog } = load<typeof import('../../src/platform/dialog/index.weapp')>('dialog')
  void showDialog({ title: 't', text: 'x', confirmText: '取消', tone: 'destructive' })
  expect(modals.at(-1)).toMatchObject({ confirmColor: '#d5483f' })
})

test("an appointment is added to the phone's calendar; a refusal is not an error", async () => {
  const { addToCalendar } = load<typeof import('../../src/platform/calendar/index.weapp')>('calendar')
  const entry = {
    title: 'Check-up',
    startsAtMs: 1_795_480_200_999,
    endsAtMs: 1_795_483_800_000,
    place: 'Central',
  }
  const refused = addToCalendar(entry)
  expect(calendar[0]).toMatchObject({
    title: 'Check-up',
    startTime: 1_795_480_200,
    endTime: '1795483800',
    location: 'Central',
  })
  calendar[0]?.fail({ errMsg: 'addPhoneCalendar:fail auth deny' })
  await expect(refused).resolves.toBe(false)
})

test('calendar entries are added one after another, each with its earliest alarm', async () => {
  const { addToCalendar } = load<typeof import('../../src/platform/calendar/index.weapp')>('calendar')
  const known = calendar.length
  const of = (title: string) => ({ title, startsAtMs: 0, endsAtMs: 0, alarms: [120, 1440] })
  const added = addToCalendar(of('one'), { ...of('two'), day: '2027-03-16' }, of('three'))
  expect(calendar).toHaveLength(known + 1)
  expect(calendar[known]).toMatchObject({ title: 'one', alarm: true, alarmOffset: 86_400 })
  calendar[known]?.success({ errMsg: 'addPhoneCalendar:ok' })
  await new Promise(process.nextTick)
  expect(calendar[known + 1]).toMatchObject({ title: 'two', allDay: true })
  calendar[known + 1]?.fail({ errMsg: 'addPhoneCalendar:fail auth deny' })
  await expect(added).resolves.toBe(false)
  expect(calendar).toHaveLength(known + 2)
})

test('the mini-program signs in with its own code', async () => {
  const { platformLogin } = load<typeof import('../../src/platform/login/index.weapp')>('login')
  expect(platformLogin.isAvailable).toBe(true)
  await expect(platformLogin.getCode()).resolves.toBe('wx-code')
})

test.each([
  ['success', { errMsg: 'requestPayment:ok' }, 'done'],
  ['fail', { errMsg: 'requestPayment:fail cancel' }, 'left'],
  ['fail', { errMsg: 'requestPayment:fail no balance' }, 'refused'],
] as const)('a payment that ends with %s %j is %s', async (how, answer, outcome) => {
  const { pay } = load<typeof import('../../src/platform/payment/index.weapp')>('payment')
  const paid = pay(
    { wechat: { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' } },
    { pay: 'pay', refuse: 'refuse', leave: 'leave' },
  )
  expect(payments[0]).toMatchObject({ package: 'p', signType: 'RSA' })
  payments[0]?.[how](answer)
  await expect(paid).resolves.toBe(outcome)
})

test('the sandbox without a network leaves the payment pending', async () => {
  const { pay } = load<typeof import('../../src/platform/payment/index.weapp')>('payment')
  const sandbox = { payUrl: '/pay', refuseUrl: '/refuse', hangUrl: '/hang' }
  await expect(pay({ sandbox }, { pay: 'pay', refuse: 'refuse', leave: 'leave' })).resolves.toBe('left')
})

test.each([
  ['success', { a: 'accept', b: 'reject', errMsg: 'requestSubscribeMessage:ok' }, ['a']],
  ['fail', { errMsg: 'requestSubscribeMessage:fail' }, []],
] as const)('of the requested messages, %s %j allows %j', async (how, answer, allowed) => {
  const { askToSubscribe, canSubscribe } =
    load<typeof import('../../src/platform/subscription/index.weapp')>('subscription')
  expect(canSubscribe).toBe(true)
  const asked = askToSubscribe(['a', 'b'])
  expect(subscriptions[0]).toMatchObject({ tmplIds: ['a', 'b'] })
  subscriptions[0]?.[how](answer)
  await expect(asked).resolves.toEqual(allowed)
})
