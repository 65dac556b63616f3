import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import type { GoodsDetail } from '@contract/routes/goods'
import type { SoonSlot } from '@contract/routes/slots'
import { Button } from '@/components/button'
import { ChoiceRow } from '@/components/choice-row'
import { DateBlock } from '@/components/date-block'
import { Icon, iconClass } from '@/components/icon'
import { serverIcon } from '@/components/icon/server-icon'
import { UnreadState } from '@/components/query-gate'
import { cx } from '@/components/web-props'
import { durationText } from '@/i18n/duration-text'
import { formatShortDay, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { focusElement } from '@/utils/focus-element'
import { readState } from '@/utils/read-state'
import styles from './appointment.module.scss'
import { SoonestCard, useSoonestSlot } from './soonest-card'
import type { Appointment } from './use-appointment'

interface AppointmentFieldsProps {
  appointment: Appointment
  durationMinutes: number | null
  /** how to prepare for the visit, in one line below its time */
  preparation?: GoodsDetail['preparations'][number] | undefined
  errors: { region?: string; shop?: string; date?: string; time?: string }
  /** Prefix of the ids with which an invalid field is focused: `<idPrefix>-region`, -shop, -date, -time */
  idPrefix: string
}

/**
 * Takes the soonest time and moves the focus to the summary, because the pressed button disappears. The
 * summary is rendered once the clinics are known, which may be later.
 */
function useTaking({ first, shop, slot }: Appointment, id: string): (soonest: SoonSlot) => void {
  const isTaken = useRef(false)
  const isChosen = Boolean(shop && slot)
  useEffect(() => {
    if (!isChosen || !isTaken.current) return
    isTaken.current = false
    focusElement(id)
  }, [isChosen, id])
  return (soonest) => {
    isTaken.current = true
    first.onTake(soonest)
  }
}

/**
 * The soonest time, and whether the fields for another one are shown below it: when they are asked for, begun,
 * or wrong.
 */
function useFirstChoice(
  { first, shop, slot, region, regions, isLater, open, close }: Appointment,
  errors: AppointmentFieldsProps['errors'],
) {
  const soonest = useSoonestSlot(first)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isBegun = Boolean(shop) || (regions.length > 1 && region !== '')
  const isOffered = !isLater && !slot && soonest !== null
  const isFolding = isOffered && !isBegun && !Object.values(errors).some(Boolean)
  const unfold = () => {
    setIsUnfolded(!isUnfolded)
    if (isUnfolded) close()
    else open('shop')
  }
  return {
    soonest,
    isOffered,
    isUnfolded: isUnfolded || !isFolding,
    onUnfold: isFolding ? unfold : undefined,
  }
}

/** Region, clinic, date and time: rows that open their pickers, and a summary once all are chosen. */
export function AppointmentFields({
  appointment,
  durationMinutes,
  preparation,
  errors,
  idPrefix,
}: AppointmentFieldsProps) {
  const { t: common } = useText('common')
  const { shops, shop, slot, isLater } = appointment
  const onTake = useTaking(appointment, `${idPrefix}-date`)
  const { soonest, isOffered, isUnfolded, onUnfold } = useFirstChoice(appointment, errors)
  const state = readState(shops.data, shops)
  const below = preparation && (
    <View className={cx(styles.prepare, iconClass(serverIcon(preparation.icon, 'regular')))}>
      {preparation.text}
    </View>
  )
  if (state.kind === 'failed') return <UnreadState isPart state={state} skeleton={null} />
  if (shop && slot && !isLater && !errors.date && !errors.time) {
    const duration = durationMinutes === null ? '' : durationText(durationMinutes, common)
    return (
      <View className={styles.soonest}>
        <ChosenAppointment
          id={`${idPrefix}-date`}
          shop={shop}
          slot={slot}
          duration={duration}
          onChange={() => appointment.open('slot')}
        />
        {below}
      </View>
    )
  }
  const rows = { appointment, errors, idPrefix } as const
  return (
    <View className={styles.fields}>
      {isOffered && (
        <SoonestCard
          soonest={soonest ?? undefined}
          address={shops.data?.records.find(({ id }) => id === soonest?.shopId)?.address}
          onTake={onTake}
          below={below}
          isUnfolded={isUnfolded}
          onUnfold={onUnfold}
        />
      )}
      {isUnfolded && <StoreRows {...rows} />}
      {isUnfolded && !isLater && <MomentRows {...rows} />}
    </View>
  )
}

interface ChosenAppointmentProps {
  id: string
  shop: NonNullable<Appointment['shop']>
  slot: NonNullable<Appointment['slot']>
  duration: string
  onChange: () => void
}

/** Day, time and clinic in one summary. */
function ChosenAppointment({ id, shop, slot, duration, onChange }: ChosenAppointmentProps) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.chosen} id={id}>
      <DateBlock date={slot.date} />
      <View className={styles.words}>
        <View className={styles.lead}>
          <Icon name="check-circle-fill" size={16} />
          <View>{t('appointment.yours')}</View>
        </View>
        <View className={styles.moment}>
          <View>{formatTime(slot.time)}</View>
          {duration && <View className={styles.duration}>{duration}</View>}
        </View>
        <View className={styles.shop}>{shop.name}</View>
        <View className={styles.address}>{shop.address}</View>
      </View>
      <Button
        kind="text"
        size="small"
        className={styles.change}
        ariaLabel={t('appointment.changeLabel')}
        onClick={onChange}
      >
        {t('appointment.change')}
      </Button>
    </View>
  )
}

type RowsProps = Pick<AppointmentFieldsProps, 'appointment' | 'errors' | 'idPrefix'>

/** Region, when there are several, and clinic. */
function StoreRows({ appointment, errors, idPrefix }: RowsProps) {
  const { t } = useText('pages-goods')
  const { shops, shop, region, regions, open } = appointment
  return (
    <>
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
          onClick={() => open('shop')}
        />
      </View>
    </>
  )
}

/** Day and time side by side; both open the calendar, once the clinic is known. */
function MomentRows({ appointment, errors, idPrefix }: RowsProps) {
  const { t } = useText('pages-goods')
  const { shop, slot, open } = appointment
  const openNext = () => open(shop ? 'slot' : 'shop')
  return (
    <View className={styles.pair}>
      <View id={`${idPrefix}-date`} className={styles.half}>
        <ChoiceRow
          label={t('appointment.date')}
          value={slot ? formatShortDay(slot.date) : undefined}
          placeholder={t('appointment.selectDate')}
          error={errors.date}
          onClick={openNext}
        />
      </View>
      <View id={`${idPrefix}-time`} className={styles.half}>
        <ChoiceRow
          label={t('appointment.time')}
          value={slot ? formatTime(slot.time) : undefined}
          placeholder={t('appointment.selectTime')}
          error={errors.time}
          onClick={openNext}
        />
      </View>
    </View>
  )
}
