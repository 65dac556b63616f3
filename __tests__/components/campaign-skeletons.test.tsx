import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { ensureTexts } from '@/i18n/engine'
import { routes } from '@/navigation/routes'
import { CampaignHead } from '@/pages-shopping/campaigns/components/campaign-head'
import {
  CampaignListSkeleton,
  CampaignSkeleton,
} from '@/pages-shopping/campaigns/components/campaign-skeletons'
import { CampaignRow } from '@/pages-shopping/campaigns/lists/campaign-row'
import { campaignKinds } from '@/pages-shopping/campaigns/lists/kinds'
import { makeStore } from '@/store/store'

const picture = '/assets/goods/x.svg'
const noPrice = {
  picUrl: picture,
  name: 'A campaign',
  campaign: null,
  readAtMs: 0,
  onEnd: () => undefined,
} as const
const price = {
  cents: 100,
  label: 'Lowest',
  goods: { id: 'goods', name: 'Goods', picUrl: picture, salesPrice: 200, kind: 'product' },
} as unknown as NonNullable<Parameters<typeof CampaignHead>[0]['price']>

const heightOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[style*="padding-bottom"]')?.style.paddingBottom

beforeAll(() => ensureTexts('common', 'pages-shopping'))

test.each(campaignKinds)('%s: the placeholder of the picture has its shape', (kind) => {
  const store = makeStore()
  const waiting = render(<CampaignSkeleton kind={kind} />)
  const shown = render(
    <Provider store={store}>
      <CampaignHead {...noPrice} {...(kind === 'referral' ? {} : { price })} />
    </Provider>,
  )
  expect(heightOf(waiting.container)).toBe(kind === 'referral' ? `${(100 * 2) / 3}%` : '75%')
  expect(heightOf(shown.container)).toBe(heightOf(waiting.container))
})

test('the placeholders of a list stand in its columns, with pictures of its size', () => {
  const store = makeStore()
  const { container: waiting } = render(<CampaignListSkeleton />)
  const { container: shown } = render(
    <Provider store={store}>
      <CampaignRow
        campaign={{
          id: 'one',
          name: 'A campaign',
          picUrl: picture,
          status: 'over',
          leftSeconds: 0,
          validBeginTime: '2026-11-01 00:00:00',
          validEndTime: '2026-11-02 00:00:00',
        }}
        readAtMs={0}
        route={routes.bargain}
        label="Lowest"
      />
    </Provider>,
  )
  const [row] = shown.children
  const [list] = waiting.children
  expect(list).toHaveClass('list')
  expect([...(list?.children ?? [])].map(({ className }) => className)).toEqual(
    Array.from({ length: 3 }, () => 'entry'),
  )
  expect(row).toHaveClass('entry')
  expect(waiting.querySelectorAll('.entry > .picture')).toHaveLength(3)
  expect(shown.querySelectorAll('.entry > .picture')).toHaveLength(1)
})
