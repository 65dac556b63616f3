import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { registerSmsCode } from '@contract/routes/account'
import { loginCode } from '@contract/routes/user'
import { holdAnswers } from '../support/held-network'
import { fill, onPage, type PageApp, press, see, startApp } from '../support/page-app'
import { answerWrongly, wrongBodies } from '../support/wrong-answers'

const LOGIN = 'pages-mine/login/login'
const SENT = '驗證碼已發送'
let app: PageApp

beforeAll(async () => {
  app = await startApp(LOGIN)
})
afterAll(() => app.stop())
afterEach(() => app.mendNetwork())

interface Use {
  what: string
  path: string
  /** from the opened page to a form that requests a code */
  turn: () => Promise<void>
  fillTarget: (number: number) => Promise<void>
}
const byPhone = (number: number) => fill('手機號碼', `6123100${number}`)
const byEmail = (number: number) => fill('電郵地址', `code-sent-${number}@example.com`)
const uses: Use[] = [
  {
    what: 'signing in by a text message',
    path: loginCode.path,
    turn: async () => undefined,
    fillTarget: byPhone,
  },
  {
    what: 'signing in by an e-mail',
    path: loginCode.path,
    turn: () => press('電郵驗證碼', 'radio'),
    fillTarget: byEmail,
  },
  {
    what: 'a new account by a text message',
    path: registerSmsCode.path,
    turn: () => press('以密碼註冊'),
    fillTarget: byPhone,
  },
  {
    what: 'a new password by a text message',
    path: registerSmsCode.path,
    turn: async () => {
      await press('帳號密碼', 'radio')
      await press('忘記密碼？')
    },
    fillTarget: byPhone,
  },
]

const saysSent = () => onPage().queryByText(SENT) !== null || onPage().queryByText(/秒後可重發/) !== null

describe.each(uses)('$what', ({ path, turn, fillTarget }) => {
  beforeEach(async () => {
    localStorage.removeItem('room:draft/login')
    await app.openAt(LOGIN)
    await see('先逛逛，不登入')
    await turn()
  })

  test("reports a code as sent only after the server's answer", async () => {
    const way = await holdAnswers(medibook.origin, path)
    app.goThrough(way.origin)
    await fillTarget(1)
    await press('取得驗證碼')
    await waitFor(() => expect(way.heldCount()).toBe(1))
    expect(saysSent()).toBe(false)
    way.release()
    await see(SENT)
    expect((await medibook.outbox())[0]?.code).toMatch(/^\d{6}$/)
  })

  test.each([
    ['was refused', '{"code":42900,"msg":"請稍後再試","data":null}'],
    ['was answered with nothing', wrongBodies.nothing],
    ['was answered with an empty object', wrongBodies['an empty object']],
    ['was answered with what is not an envelope', wrongBodies['what is not an envelope']],
  ])('does not report a code that %s as sent, and allows another request', async (_, body) => {
    const way = await answerWrongly(medibook.origin)
    way.answerWith({ body, path })
    app.goThrough(way.origin)
    await fillTarget(2)
    await press('取得驗證碼')
    await waitFor(() =>
      expect(onPage().queryByRole('alert') ?? onPage().queryByText('請稍後再試')).not.toBeNull(),
    )
    await waitFor(() =>
      expect(onPage().getByRole('button', { name: '取得驗證碼' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    expect(saysSent()).toBe(false)
  })

  test('does not report a code requested offline as sent', async () => {
    app.cutNetwork()
    await fillTarget(3)
    await press('取得驗證碼')
    await waitFor(() => expect(onPage().queryByRole('alert')).not.toBeNull())
    expect(saysSent()).toBe(false)
  })
})
