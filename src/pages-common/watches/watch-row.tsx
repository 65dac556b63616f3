import { View } from '@tarojs/components'
import type { Watch } from '@contract/routes/watches'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { DateBlock } from '@/components/date-block'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import type { WatchActs } from './use-watches-page'
import styles from './watches.module.scss'

/**
 * Opens the page that books what was found: the waiting appointment, the doctor, the goods at that clinic, or
 * the clinic.
 */
function openFound({ bookingId, kind, spuId, doctorId, foundShopId, shopId }: Watch): void {
  const place = foundShopId ?? shopId
  if (bookingId) go(routes.reservation, { tab: 'preBook' })
  else if (kind === 'doctor' && doctorId) go(routes.clinicDoctor, { id: doctorId })
  else if (kind === 'goods' && spuId) go(routes.goodsDetail, { id: spuId, shopId: place })
  else go(routes.clinicHome, { id: place })
}

/** The day that was found or is watched; a bell for a range of days. */
function Lead({ watch: { foundDate, fromDay, toDay } }: { watch: Watch }) {
  const day = foundDate ?? (fromDay === toDay ? fromDay : null)
  if (day) return <DateBlock date={day} off={foundDate === null} />
  return (
    <View className={styles.bell}>
      <Icon name="bell-ringing" size={24} />
    </View>
  )
}

/** The clinic; of a clinic whose every time is watched, that. */
function usePlace({ kind, name, foundShopName, shopName }: Watch): string {
  const { t } = useText('pages-common')
  const place = foundShopName ?? shopName ?? (kind === 'goods' ? t('watch.anyClinic') : '')
  return place === name ? t('watch.anyVisit') : place
}

/** A watch, or the day that it found. */
export function WatchRow({ watch, acts }: { watch: Watch; acts: WatchActs }) {
  const { t } = useText('pages-common')
  const isFound = watch.state === 'answered' && watch.foundDate !== null
  const isBusy = acts.busyId === watch.id
  const placeText = usePlace(watch)
  const { fromDay, toDay } = watch
  // the date block has the day that was found, or the only one that is watched
  const note =
    isFound || fromDay === toDay
      ? ''
      : t('course.stretch', { from: formatShortDay(fromDay), to: formatShortDay(toDay) })
  return (
    <Card>
      <View className={styles.head}>
        <Lead watch={watch} />
        <View className={styles.words}>
          <Heading level={2} size="body" className={styles.what}>
            {watch.name}
          </Heading>
          {placeText && <View className={styles.fact}>{placeText}</View>}
          {note && <View className={styles.fact}>{note}</View>}
        </View>
      </View>
      <NextStrip kind={isFound ? 'ok' : 'neutral'} icon={isFound ? 'check-circle' : 'bell-ringing'}>
        {t(isFound ? 'watch.found' : 'watch.looking')}
      </NextStrip>
      <View className={styles.buttons}>
        <Button kind="text" size="small" disabled={isBusy} onClick={() => acts.onStop(watch.id)}>
          {t(isFound ? 'watch.forget' : 'watch.stop')}
        </Button>
        {isFound && (
          <Button kind="primary" size="small" onClick={() => openFound(watch)}>
            {t('watch.book')}
          </Button>
        )}
      </View>
    </Card>
  )
}
