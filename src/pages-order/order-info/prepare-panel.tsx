import { View } from '@tarojs/components'
import type { Booking } from '@contract/routes/bookings'
import type { OrderDetail } from '@contract/routes/orders'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { serverIcon } from '@/components/icon/server-icon'
import { cx } from '@/components/web-props'
import { formatShortMoment, momentToMs, msToMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './prepare-panel.module.scss'

const HOUR_MS = 3_600_000

/** From when on nothing may be eaten, for each coming visit that has a time. */
function fastingStarts(visits: readonly Booking[], hours: number): string[] {
  const moments = visits
    .flatMap(({ state, date, time }) => (state !== 'pre' && date && time ? [`${date} ${time}:00`] : []))
    .filter((moment) => momentToMs(moment) > Date.now())
  return [...new Set(moments)]
    .sort()
    .map((moment) => msToMoment(momentToMs(moment) - hours * HOUR_MS))
    .map((start) => formatShortMoment(start.slice(0, 10), start.slice(11, 16)))
}

/** The products of an order whose visits are still to come, with these visits and their preparations. */
function toPrepare({ listOrderItem, bookings, preparations }: OrderDetail) {
  const coming = bookings.filter(({ state }) => state === 'booked' || state === 'pre' || state === 'held')
  return [...new Map(listOrderItem.map(({ spuId, spuName }) => [spuId, spuName]))]
    .map(([spuId, name]) => ({
      spuId,
      name,
      visits: coming.filter((visit) => visit.spuId === spuId),
      lines: preparations.filter((line) => line.spuId === spuId),
    }))
    .filter(({ visits, lines }) => visits.length > 0 && lines.length > 0)
}

/** The moments from which nothing may be eaten, before the rule that they come from. */
function FastFrom({ starts, children }: { starts: readonly string[]; children: string }) {
  const { t } = useText('pages-order')
  return (
    <>
      {starts.map((when) => (
        <View key={when} className={styles.strong}>
          {t('info.fastFrom', { when })}
        </View>
      ))}
      <View className={cx(starts.length > 0 && styles.rule)}>{children}</View>
    </>
  )
}

/** Preparations for the visit; of several products, each below its name. */
export function PreparePanel({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  const products = toPrepare(order)
  if (products.length === 0) return null
  return (
    <Card title={t('info.prepare')}>
      {products.map(({ spuId, name, visits, lines }) => (
        <View key={spuId} className={styles.product}>
          {products.length > 1 && (
            <Heading level={3} size="body">
              {name}
            </Heading>
          )}
          {lines.map(({ icon, text, fastingHours }) => (
            <View key={text} className={styles.line}>
              <Icon name={serverIcon(icon, 'regular')} className={styles.icon} />
              <View>
                <FastFrom starts={fastingHours ? fastingStarts(visits, fastingHours) : []}>{text}</FastFrom>
              </View>
            </View>
          ))}
        </View>
      ))}
    </Card>
  )
}
