import { useState } from 'react'
import { TabOverlays } from '@/app-overlays'
import { PageShell } from '@/components/page-shell'
import { useText } from '@/i18n/use-text'
import { callPhone } from '@/platform/phone-call'
import { BrandRow } from './components/brand-row'
import { LocateFailure } from './components/locate'
import { ShopSheet } from './components/shop-sheet'
import { ShopsHead } from './components/shops-head'
import { ShopsList } from './components/shops-list'
import { useLocate } from './hooks/use-locate'
import { useShops } from './hooks/use-shops'

/** The page of clinics by region, ordered by distance once the position is known. */
export default function Shops() {
  const { t } = useText('main')
  const shops = useShops()
  const locating = useLocate()
  const [opened, setOpened] = useState<{ id: string; name: string } | null>(null)
  const call = (phone: string) => {
    void callPhone(phone)
  }
  return (
    <PageShell
      title={t('shops.title')}
      hasTabBar
      tab="shops"
      head={<ShopsHead shops={shops} locating={locating} />}
      overlay={
        <>
          <TabOverlays />
          {opened && (
            <ShopSheet shop={opened} onCall={call} onOpen={setOpened} onClose={() => setOpened(null)} />
          )}
        </>
      }
    >
      <LocateFailure {...locating} />
      <ShopsList shops={shops} onCall={call} onMore={setOpened} />
      {shops.status === 'end' && shops.state.kind !== 'loading' && <BrandRow />}
    </PageShell>
  )
}
