import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { ChoiceRow } from '@/components/choice-row'
import { DateBlock } from '@/components/date-block'
import { FailedState } from '@/components/failed-state'
import { durationText } from '@/i18n/duration-text'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './appointment.module.scss'
import type { Appointment } from './use-appointment'

interface AppointmentFieldsProps {
  appointment: Appointment
  durationMinutes: number | null
  errors: { region?: string; shop?: string; date?: string; time?: string }
  /** Start of the ids that a bad field is focused by: `<idPrefix>-region`, -shop, -date, -time */
  idPrefix: string
}

/** Region, store, date and time: lines that open their pickers, and one calm summary once all is chosen. */
export function AppointmentFields({
  appointment,
  durationMinutes,
  errors,
  idPrefix,
}: AppointmentFieldsProps) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const { shops, shop, slot, region, regions, isLater, open } = appointment
  // what has to be chosen first: with one region only (or while none is known) it is the store
  const storePanel = region === '' && regions.length > 1 ? 'region' : 'shop'
  if (shops.error && !shops.data)
    return (
      <FailedState
        onRetry={() => {
          void shops.refetch()
        }}
      />
    )
  const duration = durationMinutes === null ? '' : durationText(durationMinutes, common)

  if (shop && slot && !isLater && !errors.date && !errors.time) {
    return (
      <View className={styles.chosen} id={`${idPrefix}-date`}>
        <DateBlock date={slot.date} />
        <View className={styles.words}>
          <View className={styles.moment}>
            <View>{slot.time}</View>
            {duration && <View className={styles.duration}>{duration}</View>}
          </View>
          <View className={styles.shop}>{shop.name}</View>
          <View className={styles.address}>{shop.address}</View>
        </View>
        <Button
          kind="text"
          size="small"
          ariaLabel={t('appointment.changeLabel')}
          onClick={() => open('slot')}
        >
          {t('appointment.change')}
        </Button>
      </View>
    )
  }
  return (
    <View className={styles.fields}>
      {(regions.length > 1 || shops.isLoading) && (
        <View id={`${idPrefix}-region`}>
          <ChoiceRow
            label={t('appointment.region')}
            value={regions.find(({ id }) => id === region)?.name}
            placeholder={t('appointment.selectRegion')}
            error={errors.region}
            onClick={() => open('region')}
          />
        </View>
      )}
      <View id={`${idPrefix}-shop`}>
        <ChoiceRow
          label={t('appointment.shop')}
          value={shop?.name}
          placeholder={t('appointment.selectShop')}
          hint={shop?.address}
          error={errors.shop}
          onClick={() => open(storePanel)}
        />
      </View>
      {!isLater && (
        <View className={styles.pair}>
          <View id={`${idPrefix}-date`} className={styles.half}>
            <ChoiceRow
              label={t('appointment.date')}
              value={slot ? formatShortDay(slot.date) : undefined}
              placeholder={t('appointment.selectDate')}
              error={errors.date}
              onClick={() => open(shop ? 'slot' : storePanel)}
            />
          </View>
          <View id={`${idPrefix}-time`} className={styles.half}>
            <ChoiceRow
              label={t('appointment.time')}
              value={slot?.time}
              placeholder={t('appointment.selectTime')}
              error={errors.time}
              onClick={() => open(shop ? 'slot' : storePanel)}
            />
          </View>
        </View>
      )}
    </View>
  )
}
