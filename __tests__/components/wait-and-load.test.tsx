import { act, fireEvent, render, screen } from '@testing-library/react'
import { LoadMore } from '@/components/load-more'
import { QueryGate, skeletonDelayMs } from '@/components/query-gate'
import { Countdown } from '@/features/orders/components/countdown'
import { ensureTexts, translate } from '@/i18n/engine'
import { plainText } from '@/i18n/line-breaks'
import type { TextKey } from '@/i18n/text-keys'
import { SmsCodeButton } from '@/pages-mine/components/sms-code-button'
import { type Reading, readState } from '@/utils/read-state'

const text = (key: TextKey<'common'>, params?: Record<string, string | number>) =>
  plainText(translate('common', key, params))
const mineText = (key: TextKey<'pages-mine'>, params?: Record<string, string | number>) =>
  plainText(translate('pages-mine', key, params))

beforeAll(() => ensureTexts('common', 'errors', 'pages-mine'))
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T04:58:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })

describe('QueryGate', () => {
  const gate = ({ data, ...reading }: Partial<Reading> & { data?: string[] }) => (
    <QueryGate
      state={readState(data, { refetch: jest.fn(), ...reading }, { isEmpty: data?.length === 0 })}
      skeleton={<div>bones</div>}
      empty={{ kind: 'orders' }}
    >
      {(rows) => <div>{rows.join()}</div>}
    </QueryGate>
  )

  test('shows no skeleton for a quick answer, and one after 200 ms', () => {
    render(gate({ isFetching: true }))
    pass(skeletonDelayMs - 1)
    expect(screen.queryByText('bones')).not.toBeInTheDocument()
    pass(1)
    expect(screen.getByText('bones')).toBeInTheDocument()
    expect(skeletonDelayMs).toBe(200)
  })

  test('a failure offers one retry and the reference to quote', () => {
    const refetch = jest.fn()
    render(gate({ error: { kind: 'http', reference: 'E-1121-7K2Q' }, refetch }))
    expect(screen.getByRole('alert')).toHaveTextContent('E-1121-7K2Q')
    fireEvent.click(screen.getByRole('button', { name: text('failed.retry') }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  test('shows a specific message for a server time-out, with a retry', () => {
    const refetch = jest.fn()
    render(gate({ error: { kind: 'timeout' }, refetch }))
    expect(screen.getByRole('heading', { name: text('failed.timeout') })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: text('failed.retry') }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  test.each([{ kind: 'malformed' }, { kind: 'http', httpStatus: 502 }, { kind: 'business', code: 500 }])(
    'does not attribute an unreadable answer to the network: %j',
    (error) => {
      render(gate({ error }))
      expect(screen.getByRole('alert')).toHaveTextContent(translate('errors', 'malformed'))
      expect(screen.queryByText(text('failed.text'))).not.toBeInTheDocument()
    },
  )

  test('shows the skeleton at once in place of content that was already waiting', () => {
    const waiting = { state: { kind: 'loading' as const }, skeleton: <div>bones</div> }
    const { rerender } = render(<QueryGate {...waiting}>{() => null}</QueryGate>)
    expect(screen.queryByText('bones')).toBeNull()
    rerender(
      <QueryGate {...waiting} isWaited>
        {() => null}
      </QueryGate>,
    )
    expect(screen.getByText('bones')).toBeTruthy()
  })

  test('a retry after a failure shows the skeleton instead of the failure', () => {
    const { rerender } = render(gate({ error: { kind: 'network' } }))
    rerender(gate({ error: { kind: 'network' }, isFetching: true }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    pass(skeletonDelayMs)
    expect(screen.getByText('bones')).toBeInTheDocument()
  })

  test('an empty result shows the empty state of its kind', () => {
    render(gate({ data: [] }))
    expect(screen.getByRole('heading', { name: text('empty.ordersTitle') })).toBeInTheDocument()
    expect(screen.getByText(text('empty.ordersText'))).toBeInTheDocument()
  })

  test('a title of its own is not followed by the words of the kind, which are about something else', () => {
    render(
      <QueryGate state={{ kind: 'empty' }} skeleton={null} empty={{ kind: 'orders', title: 'None here' }}>
        {() => null}
      </QueryGate>,
    )
    expect(screen.getByRole('status')).toHaveTextContent(/^None here$/)
  })

  test('keeps data on the page when a refetch fails', () => {
    render(gate({ data: ['one'], error: { kind: 'network' } }))
    expect(screen.getByText('one')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('LoadMore', () => {
  test('shows the state of the list, and offers a retry only after a failure', () => {
    const onRetry = jest.fn()
    const { rerender } = render(<LoadMore status="loading" onRetry={onRetry} />)
    expect(screen.getByRole('status')).toHaveTextContent(text('loadMore.loading'))
    rerender(<LoadMore status="end" onRetry={onRetry} />)
    expect(screen.getByRole('status')).toHaveTextContent(text('loadMore.end'))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    rerender(<LoadMore status="failed" onRetry={onRetry} />)
    fireEvent.click(screen.getByRole('button'))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('Countdown', () => {
  test('counts down and ends once', () => {
    const onEnd = jest.fn()
    render(<Countdown deadlineMs={Date.now() + 61_000} onEnd={onEnd} />)
    expect(screen.getByText(text('payment.left', { m: 1, s: '01' }))).toBeInTheDocument()
    pass(2000)
    expect(screen.getByText(text('payment.left', { m: 0, s: '59' }))).toBeInTheDocument()
    pass(59_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    pass(10_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(screen.getByText(text('payment.left', { m: 0, s: '00' }))).toBeInTheDocument()
  })

  test('announces a new text once per minute', () => {
    render(<Countdown deadlineMs={Date.now() + 180_000} />)
    const spoken = new Set<string>()
    for (let second = 0; second < 60; second++) {
      spoken.add(screen.getByRole('status').textContent ?? '')
      pass(1000)
    }
    expect(spoken.size).toBe(1)
    expect(screen.getByRole('status')).toHaveTextContent(text('payment.minutes', { n: 2 }))
  })

  test('ends immediately when the deadline has passed', () => {
    const onEnd = jest.fn()
    render(<Countdown deadlineMs={Date.now() - 1} onEnd={onEnd} />)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})

describe('SmsCodeButton', () => {
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await act(async () => {
      await Promise.resolve()
    })
  }

  test('waits 60 seconds after sending a code before it offers a new one', async () => {
    const send = jest.fn().mockResolvedValue(true)
    render(<SmsCodeButton send={send} />)
    await press(mineText('sms.send'))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText(mineText('sms.wait', { n: 60 }))).toBeInTheDocument()
    pass(59_000)
    expect(screen.getByText(mineText('sms.wait', { n: 1 }))).toBeInTheDocument()
    pass(1000)
    await press(mineText('sms.again'))
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('allows another request immediately after a refusal', async () => {
    render(<SmsCodeButton send={() => Promise.resolve(false)} />)
    await press(mineText('sms.send'))
    expect(screen.getByRole('button', { name: mineText('sms.send') })).toHaveAttribute('tabindex', '0')
  })

  test('pressing twice while sending requests one code', () => {
    const send = jest.fn(() => new Promise<boolean>(() => undefined))
    render(<SmsCodeButton send={send} />)
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(screen.getByRole('button'))
    expect(send).toHaveBeenCalledTimes(1)
  })
})
