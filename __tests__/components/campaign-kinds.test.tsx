import { fireEvent, render, screen } from '@testing-library/react'
import { ensureTexts, translate } from '@/i18n/engine'
import { KindList } from '@/pages-shopping/campaigns/lists/kind-list'

jest.mock('@tarojs/taro', () => {
  const { default: taro } = jest.requireActual<{ default: object }>('@tarojs/taro')
  return { __esModule: true, default: { ...taro, usePullDownRefresh: jest.fn() } }
})
jest.mock('@/hooks/page-end', () => ({ usePageEnd: jest.fn() }))

type Row = { id: string }

const list = (rows: Row[] | null, rest: object = {}) => ({
  data: rows
    ? { pages: [{ records: rows, total: rows.length, pages: 1, size: 10 }], pageParams: [1] }
    : undefined,
  isFetching: false,
  isFetchingNextPage: false,
  hasNextPage: false,
  isError: false,
  refetch: jest.fn(),
  fetchNextPage: jest.fn(),
  ...rest,
})

const show = (running: ReturnType<typeof list>, coming: ReturnType<typeof list>) =>
  render(
    <KindList<Row>
      running={running as never}
      coming={coming as never}
      row={({ id }) => <p key={id}>{id}</p>}
    />,
  )

beforeAll(() => ensureTexts('common', 'errors', 'pages-shopping'))

test('says that there are no campaigns once both lists are known to be empty', () => {
  const { rerender } = show(list([]), list(null, { isFetching: true }))
  expect(screen.queryByRole('heading')).toBeNull()
  rerender(<KindList<Row> running={list([]) as never} coming={list([]) as never} row={() => null} />)
  expect(
    screen.getByRole('button', { name: translate('pages-shopping', 'detail.gone.action') }),
  ).toBeVisible()
  expect(screen.getByRole('heading').textContent).toContain(translate('pages-shopping', 'campaign.none'))
})

test('shows the running campaigns, and a retry for the upcoming ones that could not be read', () => {
  const coming = list(null, { isError: true, error: { kind: 'network' } })
  show(list([{ id: 'now' }]), coming)
  expect(screen.getByText('now')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: translate('common', 'failed.retry') }))
  expect(coming.refetch).toHaveBeenCalledTimes(1)
})

test('one retry repeats both lists when neither could be read', () => {
  const running = list(null, { isError: true, error: { kind: 'http' } })
  const coming = list(null, { isError: true, error: { kind: 'http' } })
  show(running, coming)
  fireEvent.click(screen.getByRole('button', { name: translate('common', 'failed.retry') }))
  expect([running, coming].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 1])
})
