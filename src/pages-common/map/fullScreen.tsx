import { useState } from 'react'
import { Button } from '@/components/button'
import { DriverCard } from '@/components/driver-card'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { MapContent } from './map-content'
import { MapSkeleton } from './map-skeleton'
import { useMapActions } from './use-map-actions'
import { useMapPlace } from './use-map-place'
import { useMapView } from './use-map-view'

/** The map of a clinic with its other branches, directions, and the address to show a driver. */
export default function MapPage() {
  const { t } = useText('pages-common')
  const place = useMapPlace()
  const { facts, state } = place
  const [isDriverOpen, setIsDriverOpen] = useState(false)
  const view = useMapView(place.selected)
  const actions = useMapActions({ ...place, look: view.look })
  return (
    <PageShell
      title={t('map.title')}
      tab="shops"
      flush
      overlay={
        facts && (
          <Sheet isOpen={isDriverOpen} title={t('map.driverTitle')} onClose={() => setIsDriverOpen(false)}>
            <DriverCard
              name={facts.name}
              addressChinese={facts.addressChinese}
              addressLatin={facts.addressLatin}
              phone={facts.phone}
            />
          </Sheet>
        )
      }
    >
      <QueryGate
        state={state}
        skeleton={<MapSkeleton />}
        gone={{
          kind: 'stores',
          title: t('map.goneTitle'),
          text: t('map.goneText'),
          action: <Button onClick={() => switchTo(routes.shops)}>{t('map.seeShops')}</Button>,
        }}
      >
        {() => (
          <MapContent place={place} view={view} actions={actions} onDriver={() => setIsDriverOpen(true)} />
        )}
      </QueryGate>
    </PageShell>
  )
}
