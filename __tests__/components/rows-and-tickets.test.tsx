import { act, render, screen } from '@testing-library/react'
import type { CouponInfo } from '@contract/routes/coupons'
import type { ReceiptCard } from '@contract/routes/receipts'
import { ReceiptLines } from '@/components/receipt-lines'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { msToMoment } from '@/i18n/format'
import { ReceiptRow } from '@/pages-mine/my-servince/receipt/receipt-row'
import { CampaignTime, TimeLeft } from '@/pages-shopping/campaigns/components/time-left'
import { CouponTicket } from '@/pages-shopping/coupons/coupon-ticket'

const NOW = Date.parse('2026-11-21T04:00:00Z')

beforeAll(async () => {
  await ensureTexts('common', 'pages-mine', 'pages-shopping')
  await chooseLanguage('en')
})
beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the deadline of a campaign', () => {
  const show = (leftSeconds: number) =>
    render(
      <TimeLeft
        leftSeconds={leftSeconds}
        at={msToMoment(NOW + leftSeconds * 1000)}
        readAtMs={NOW}
        words={(time, form) => `Ends ${form} ${time}`}
      />,
    )

  test.each([
    [12 * 86_400 + 21_600, 'Ends At Thu 3 Dec, 6:00 pm'],
    [86_400, 'Ends At Sun 22 Nov, 12:00 pm'],
    [86_399, 'Ends In 23 h 59 min'],
    [3_661, 'Ends In 1 h 1 min'],
    [3_599, 'Ends In 59 min 59 s'],
    [0, 'Ends In 0 min 0 s'],
  ])('in %i seconds is shown as %s', (seconds, text) => {
    show(seconds)
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  test('counts hours and minutes once less than a day is left', () => {
    show(86_400)
    act(() => {
      jest.advanceTimersByTime(1000)
    })
    expect(screen.getByText('Ends In 23 h 59 min')).toBeInTheDocument()
  })

  test.each([
    ['zh-Hant', '18 小時 54 分'],
    ['zh-Hans', '18 小时 54 分'],
    ['fr', '18 h 54 min'],
    ['es', '18 h 54 min'],
    ['ja', '18 時間 54 分'],
  ] as const)('names its units in %s', async (language, hours) => {
    await chooseLanguage(language)
    show(68_098)
    expect(document.body).toHaveTextContent(`Ends In ${hours}`)
    await act(() => chooseLanguage('en'))
  })

  const span = {
    leftSeconds: 3 * 86_400,
    validBeginTime: '2026-11-24 09:00:00',
    validEndTime: '2026-12-03 18:00:00',
  }
  test.each([
    ['coming', 'Starts Tue 24 Nov, 9:00 am'],
    ['running', 'Offer ends Thu 3 Dec, 6:00 pm'],
    ['over', 'Ended'],
  ] as const)('is of a campaign that is %s: %s', (status, text) => {
    render(<CampaignTime campaign={{ ...span, status }} readAtMs={NOW} />)
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})

describe('a coupon', () => {
  const coupon = {
    name: 'Welcome',
    reduceAmount: 5_000,
    percentOff: null,
    maxReduce: null,
    premiseAmount: 0,
    suits: [],
  } as unknown as CouponInfo

  test.each([
    [undefined, 'Welcome'],
    [1, 'Welcome'],
    [2, 'Welcome × 2'],
  ])('with the number %p is named %s', (count, name) => {
    render(<CouponTicket coupon={coupon} note="" {...(count === undefined ? null : { count })} />)
    expect(screen.getByText(name)).toBeInTheDocument()
  })

  test('says in one line where it is used, from which amount, and what it takes off at most', () => {
    const suits = ['Vaccines', 'Health checks'].map((name) => ({ id: name, name, isBookable: true }))
    render(<CouponTicket coupon={{ ...coupon, suits, maxReduce: 8_000 }} note="" />)
    expect(
      screen.getByText(/^Vaccines\s·\sHealth checks\s·\sno minimum\s·\sHK\$80 at most$/),
    ).toBeInTheDocument()
  })

  test('is grey when it cannot be used', () => {
    const { rerender } = render(<CouponTicket coupon={coupon} note="" />)
    expect(screen.getByRole('listitem')).not.toHaveClass('off')
    rerender(<CouponTicket coupon={coupon} note="" isOff />)
    expect(screen.getByRole('listitem')).toHaveClass('off')
  })
})

test.each([
  [0, null, []],
  [1, null, ['HK$0.01 refunded']],
  [0, 'issued', ['Invoice issued']],
  [5_000, 'refused', ['HK$50.00 refunded', 'Invoice refused']],
] as const)('a receipt with %i cents refunded and the invoice %p has the tags %j', (cents, state, tags) => {
  const receipt = {
    ...{ id: 'r', receiptNo: 'R1', orderNo: '1', name: 'Health check', paymentTime: '2026-11-20 10:00:00' },
    ...{ paymentPrice: 12_000, refundPrice: cents, invoiceState: state, personName: null },
  } as ReceiptCard
  const { container } = render(<ReceiptRow receipt={receipt} />)
  expect([...container.querySelectorAll('.tags > *')].map(({ textContent }) => textContent)).toEqual(tags)
  expect(screen.getByText('HK$120.00')).toBeInTheDocument()
})

test.each([
  ['Lee On', 'Fri 20 Nov · Lee On'],
  [null, 'Fri 20 Nov'],
])('a receipt for %p is told from the others of a family by %j', (personName, words) => {
  const receipt = {
    ...{ id: 'r', receiptNo: 'R1', orderNo: '1', name: 'Flu vaccine', paymentTime: '2026-11-20 10:00:00' },
    ...{ paymentPrice: 12_000, refundPrice: 0, invoiceState: null, personName },
  } as ReceiptCard
  const { container } = render(<ReceiptRow receipt={receipt} />)
  expect(container).toHaveTextContent(words)
  expect(screen.queryByText(/·/)).toEqual(personName === null ? null : expect.anything())
})

describe('labels and values', () => {
  const lines = [{ label: 'Order', value: 'KX1', note: 'Paid' }]
  const classOf = () => screen.getByText('KX1').parentElement?.parentElement

  test('are a column of amounts only where they add up to a total', () => {
    const { unmount } = render(<ReceiptLines lines={lines} />)
    expect(classOf()).not.toHaveClass('sum')
    unmount()
    render(<ReceiptLines lines={[...lines, { label: 'To pay', value: '$ 1', isTotal: true }]} />)
    expect(classOf()).toHaveClass('sum')
  })

  test('may have the same name twice, as two refunds of one day', () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue()
    const refunds = ['$ 1', '$ 2'].map((value) => ({ label: 'Refund (20 Nov 2026)', value }))
    render(<ReceiptLines lines={refunds} />)
    expect(screen.getAllByText('Refund (20 Nov 2026)')).toHaveLength(2)
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  test('leave a value room for its whole line: the note is below both', () => {
    render(<ReceiptLines lines={lines} />)
    expect(screen.getByText('Paid').parentElement).toBe(screen.getByText('Order').parentElement)
  })
})
