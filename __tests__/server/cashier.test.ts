import { otherPaths } from '../../contract/constants/paths'
import type {} from '../support/medibook-global'

afterEach(() => medibook.clock.reset())

describe('the cashier', () => {
  const request = (
    paymentId: string,
    returnUrl: string | null = '/#/pages-order/pay-success/pay-success?id=1',
  ) => ({
    paymentId,
    orderNo: 'M20261121001',
    subject: '<i>Check-up</i>',
    amountCents: 368_000,
    payType: 'alipay' as const,
    client: 'desktop' as const,
    clientIp: '127.0.0.1',
    returnUrl,
    expiresAt: new Date(medibook.clock.now().getTime() + 30 * 60_000),
    openId: null,
  })
  const press = (paymentId: string, step: string, accept = 'application/json') =>
    medibook.inject({
      method: 'POST',
      url: `/sandbox/cashier/${paymentId}/${step}`,
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })

  test('redirects a browser to its page, and gives the mini-program its calls', async () => {
    const { payment } = medibook.server.ports
    expect(await payment.createPayment(request('pay-1'))).toEqual({
      kind: 'redirect',
      url: '/sandbox/cashier/pay-1',
    })
    const action = await payment.createPayment({ ...request('pay-2'), client: 'miniProgram' })
    expect(action).toMatchObject({
      kind: 'sandbox',
      payUrl: expect.stringMatching(/\/sandbox\/cashier\/pay-2\/pay$/),
    })
    const page = (await medibook.inject({ url: '/sandbox/cashier/pay-1', lang: 'en' })).body
    expect(page).toContain('3,680.00')
    expect(page).toContain('&lt;i&gt;Check-up&lt;/i&gt;')
  })

  test('lists each recent payment with a link to its page', async () => {
    for (const id of ['pay-listed-1', 'pay-listed/2'])
      await medibook.server.ports.payment.createPayment({ ...request(id), subject: `For ${id}` })
    const { body } = await medibook.inject({ url: '/sandbox/cashier', lang: 'en' })
    const links = [...body.matchAll(/<b>For pay-listed[^]*?href="([^"]+)"/g)].map(([, link = '']) => link)
    const pages = await Promise.all(links.map((url) => medibook.inject({ url, lang: 'en' })))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(pages.map((page) => /For pay-listed.\d/.exec(page.body)?.[0]).sort()).toEqual([
      'For pay-listed-1',
      'For pay-listed/2',
    ])
  })

  test.each([
    ['pay', 'paid'],
    ['twice', 'paid'],
    ['refuse', 'refused'],
    ['hang', 'hanging'],
  ])('%s: %s, then back to the app', async (step, outcome) => {
    const id = `pay-${step}`
    await medibook.server.ports.payment.createPayment(request(id))
    const page = await press(id, step, 'text/html')
    expect(page.statusCode).toBe(303)
    expect(page.headers.location).toBe('/#/pages-order/pay-success/pay-success?id=1')
    expect((await press(id, step)).json()).toMatchObject({ code: 0, data: { outcome } })
    const rows = await medibook.query<{ value: { outcome: string } }>(
      `select value from sandbox_state where value->>'paymentId' = $1`,
      [id],
    )
    expect(rows).toMatchObject([{ value: { outcome } }])
  })

  test('redirects only to our own apps', async () => {
    const targets = [
      'https://evil.example.com/',
      '//evil.example.com',
      '/\\evil.example.com',
      '/\t/evil.example.com',
      '/\n/evil.example.com',
      '\t//evil.example.com',
      'javascript:alert(1)',
    ]
    for (const [index, target] of targets.entries()) {
      await medibook.server.ports.payment.createPayment(request(`pay-evil-${index}`, target))
      const answer = await press(`pay-evil-${index}`, 'hang', 'text/html')
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toBe(`/sandbox/cashier/pay-evil-${index}`)
      expect((await medibook.inject(`/sandbox/cashier/pay-evil-${index}`)).body).not.toContain(
        'evil.example.com',
      )
    }
  })

  test('accepts no payment after the deadline, and none that was not started', async () => {
    await medibook.server.ports.payment.createPayment(request('pay-late'))
    await medibook.clock.advance(31 * 60_000)
    expect((await press('pay-late', 'pay')).json()).toMatchObject({ code: 70001 })
    expect((await press('pay-unknown', 'pay')).json()).toMatchObject({ code: 40400 })
    expect((await medibook.inject('/sandbox/cashier/pay-unknown')).statusCode).toBe(404)
  })

  test('a notification that is unsigned or changed is refused', async () => {
    const notice = {
      paymentId: 'pay-1',
      outcome: 'paid',
      transactionId: 'T1',
      amountCents: 368_000,
      paidAt: new Date().toISOString(),
    }
    const notify = (headers: Record<string, string>) =>
      medibook.inject({ method: 'POST', url: otherPaths.paymentNotice, payload: notice, headers })
    expect((await notify({})).statusCode).toBe(401)
    expect((await notify({ 'x-sandbox-signature': 'ab'.repeat(32) })).statusCode).toBe(401)
  })
})
