import { View } from '@tarojs/components'
import { useState } from 'react'
import type { QueueNow } from '@contract/routes/queue'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { positionGiven, selectPosition } from '@/features/position/position.slice'
import { momentToMs } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { locate } from '@/platform/location'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { leaveInMinutes, travelMinutes } from '../hooks/leave-time'

const MINUTE_MS = 60_000

/** Minutes until the person must be at the clinic: when check-in opens, or when the call is expected. */
const neededInMinutes = ({ state, checkInFrom, serverTime, waitMinutesFrom }: QueueNow): number =>
  state === 'registered'
    ? checkInFrom === null
      ? 0
      : Math.max(0, (momentToMs(checkInFrom) - momentToMs(serverTime)) / MINUTE_MS)
    : (waitMinutesFrom ?? 0)

/** Estimates when to leave for the clinic from the current position, which is requested only on a press. */
export function LeaveTime({ ticket }: { ticket: QueueNow }) {
  const { t } = useText('pages-clinic')
  const dispatch = useAppDispatch()
  const position = useAppSelector(selectPosition)
  const { data: clinic } = useShopDetailQuery(ticket.shopId, { skip: !position })
  const [search, setSearch] = useState<'off' | 'busy' | 'failed'>('off')
  const find = async () => {
    setSearch('busy')
    const found = await locate()
    setSearch(found ? 'off' : 'failed')
    if (found) dispatch(positionGiven(found))
  }
  if (!position || !clinic)
    return (
      <View>
        <Button
          kind="outline"
          size="card"
          block
          icon="crosshair"
          busy={search === 'busy' || (!!position && !clinic)}
          onClick={() => void find()}
        >
          {t('queue.leave.ask')}
        </Button>
        {search === 'failed' && (
          <NextStrip kind="neutral" icon="info">
            {t('queue.leave.failed')}
          </NextStrip>
        )}
      </View>
    )
  const way = travelMinutes(position, clinic)
  if (way === null)
    return (
      <NextStrip kind="ok" icon="map-pin">
        {t('queue.leave.near')}
      </NextStrip>
    )
  const minutes = leaveInMinutes(neededInMinutes(ticket), way)
  return (
    <NextStrip kind="info" icon="navigation-arrow" note={t('queue.leave.note', { n: way })}>
      {minutes === 0 ? t('queue.leave.now') : t('queue.leave.in', { n: minutes })}
    </NextStrip>
  )
}
