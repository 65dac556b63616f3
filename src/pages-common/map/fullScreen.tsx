import { useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { Tappable } from '@/components/tappable'
import { desktopFromPx, tabletFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { copyText } from '@/platform/clipboard'
import { locate, type Position } from '@/platform/location'
import { openPlace } from '@/platform/map-app'
import { callPhone } from '@/platform/phone-call'
import { answerOf, type MapAnswer } from './map-actions'
import { MapSkeleton } from './map-skeleton'
import { DriverCard, PlacePanel } from './place-panel'
import { StoreMap } from './store-map'
import { clampZoom, zoomRange } from './store-map-types'
import { useMapPlace } from './use-map-place'
import styles from './full-screen.module.scss'

/** On a tablet pins grow with the page, the map's metres do not: one step nearer, and they stand apart as on a phone. */
function useStartZoom(): number {
  const { width } = useWindowSize()
  return limits.mapZoom + (width >= tabletFromPx && width < desktopFromPx ? 1 : 0)
}

/** Where a shop is: the map with its other branches, how to get there, and the address to show a driver. */
export default function MapPage() {
  const { t } = useText('pages-common')
  const { query, isPoint, isNowhere, places, selected, shop, facts, others, first, choose } = useMapPlace()
  const [me, setMe] = useState<Position | null>(null)
  const [isLocating, setIsLocating] = useState(false)
  const [isDriverOpen, setIsDriverOpen] = useState(false)
  const [answered, setAnswered] = useState<MapAnswer | null>(null)
  const [moved, setMoved] = useState<{ to: Position | null; turn: number }>({ to: null, turn: 0 })
  const startZoom = useStartZoom()
  const [zoom, setZoom] = useState<number>(startZoom)

  // zooming keeps what the person has moved to in the middle; looking goes to a place
  const zoomBy = (step: number) => setZoom((level) => clampZoom(Math.round(level) + step))
  const look = (to: Position | null) => {
    setMoved(({ turn }) => ({ to, turn: turn + 1 }))
    setZoom(startZoom)
  }
  const show = (id: string) => {
    const answer = choose(id)
    setAnswered(answer.result === 'ok' ? null : answer)
    if (answer.result === 'ok') look(null)
  }
  const findMe = async () => {
    setIsLocating(true)
    const found = await locate()
    setIsLocating(false)
    setMe(found)
    setAnswered(answerOf('locate', found !== null))
    if (found) look(found)
  }
  const copy = async () => {
    if (facts)
      setAnswered(
        answerOf(
          'copyAddress',
          await copyText([facts.name, facts.addressChinese, facts.addressLatin].filter(Boolean).join('\n')),
        ),
      )
  }
  const call = async () => {
    if (facts) setAnswered(answerOf('call', await callPhone(facts.phone)))
  }
  const open = async () => {
    if (!selected || !facts) return
    const { latitude, longitude, name } = selected
    setAnswered(
      answerOf(
        'openInApp',
        (await openPlace({
          latitude,
          longitude,
          name,
          address: facts.addressChinese || facts.addressLatin,
        })) === 'ok',
      ),
    )
  }

  const { latitude = 0, longitude = 0 } = moved.to ?? selected ?? {}
  const focus = useMemo(() => ({ latitude, longitude, turn: moved.turn }), [latitude, longitude, moved.turn])
  const walk = (n: number) => t('map.walk', { n })
  const nowhere = (
    <EmptyState
      kind="stores"
      title={t('map.goneTitle')}
      text={t('map.goneText')}
      action={<Button onClick={() => switchTo(routes.shops)}>{t('map.seeShops')}</Button>}
    />
  )
  const content = selected && facts && (
    <View className={styles.layout}>
      <View className={styles.stage}>
        <StoreMap
          places={places}
          selectedId={selected.id}
          me={me}
          focus={focus}
          zoom={zoom}
          onSelect={show}
          onZoom={setZoom}
          texts={{
            map: t('map.mapOf', { name: selected.name || t('map.point') }),
            keys: t('map.keys'),
            me: t('map.me'),
            failed: t('map.failed'),
            walk,
          }}
        />
        <View className={styles.tools}>
          <Tappable
            className={styles.tool}
            label={t('map.zoomIn')}
            isDisabled={zoom >= zoomRange.max}
            onClick={() => zoomBy(1)}
          >
            <Icon name="plus" size={24} />
          </Tappable>
          <Tappable
            className={styles.tool}
            label={t('map.zoomOut')}
            isDisabled={zoom <= zoomRange.min}
            onClick={() => zoomBy(-1)}
          >
            <Icon name="minus" size={24} />
          </Tappable>
          <Tappable
            className={styles.tool}
            label={t('map.locate')}
            isBusy={isLocating}
            onClick={() => {
              void findMe()
            }}
          >
            <Icon name="crosshair" size={24} />
          </Tappable>
        </View>
      </View>
      <PlacePanel
        facts={facts}
        shop={shop}
        others={others}
        answer={answered ?? (first?.result === 'fail' ? first : null)}
        onOpen={() => {
          void open()
        }}
        onCall={() => {
          void call()
        }}
        onCopy={() => {
          void copy()
        }}
        onDriver={() => setIsDriverOpen(true)}
        onChoose={show}
      />
    </View>
  )
  return (
    <PageShell
      title={t('map.title')}
      flush
      overlay={
        facts && (
          <Sheet isOpen={isDriverOpen} title={t('map.driverTitle')} onClose={() => setIsDriverOpen(false)}>
            <DriverCard facts={facts} />
          </Sheet>
        )
      }
    >
      {isNowhere ? (
        nowhere
      ) : isPoint ? (
        content
      ) : (
        <QueryGate query={query} skeleton={<MapSkeleton />}>
          {(data) => (data ? content : nowhere)}
        </QueryGate>
      )}
    </PageShell>
  )
}
