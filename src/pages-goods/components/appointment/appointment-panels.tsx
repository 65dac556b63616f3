import { View } from '@tarojs/components'
import { ChoicePicker } from '@/components/choice-picker'
import { NextStrip } from '@/components/next-strip'
import { SlotSheet } from '@/features/booking/components/slot-picker/slot-sheet'
import { StoreHead } from '@/features/booking/components/slot-picker/store-head'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './appointment.module.scss'
import type { Appointment } from './use-appointment'

const SEARCH_FROM = 8

/** The pickers of an appointment: region, clinic, and the calendar with a link to another clinic. */
export function AppointmentPanels({ appointment, note }: { appointment: Appointment; note?: string }) {
  const { t } = useText('pages-goods')
  const { slots, shop, region, regions, panel, close } = appointment
  return (
    <>
      <ChoicePicker
        isOpen={panel === 'region'}
        title={t('appointment.selectRegion')}
        value={region}
        choices={regions.map(({ id, name }) => ({ value: id, label: name }))}
        onConfirm={appointment.chooseRegion}
        onCancel={close}
      />
      <StorePicker appointment={appointment} />
      <SlotSheet
        {...slots.picker}
        isOpen={panel === 'slot' && shop !== undefined}
        soonest={appointment.soonest}
        note={note ? `${shop?.name ?? ''} · ${note}` : shop?.name}
        onConfirm={appointment.confirmSlot}
        onClose={close}
        top={<CalendarHead appointment={appointment} />}
      />
    </>
  )
}

/**
 * The clinics with their district and first free day; one without a free day can be selected only for booking
 * later.
 */
function StorePicker({ appointment }: { appointment: Appointment }) {
  const { t } = useText('pages-goods')
  const { shop, panel, shopChoices, isLater } = appointment
  return (
    <ChoicePicker
      isOpen={panel === 'shop'}
      title={t('appointment.selectShop')}
      value={shop?.id}
      hasSearch={shopChoices.length > SEARCH_FROM}
      choices={shopChoices.map(({ id, name, regionName, district, firstFreeDay }) => {
        const place = `${regionName} ${district}`
        const free = firstFreeDay
          ? t('appointment.earliest', { day: formatShortDay(firstFreeDay) })
          : t('appointment.noDays')
        return {
          value: id,
          label: name,
          hint: `${place} · ${free}`,
          ...(firstFreeDay || isLater ? null : { disabledReason: `${place} · ${free}` }),
        }
      })}
      onConfirm={appointment.chooseShop}
      onCancel={appointment.close}
    />
  )
}

/** Above the calendar: the clinic with a link to another, or a note that it has no free day. */
function CalendarHead({ appointment: { slots, shop, open, chooseShop } }: { appointment: Appointment }) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  return (
    <View>
      {shop ? (
        <StoreHead
          store={{ name: shop.name, picture: shop.picUrl }}
          place={shop.district}
          sooner={slots.sooner}
          onSooner={chooseShop}
          onChange={() => open('shop', 'slot')}
        />
      ) : null}
      {slots.days.currentData?.earliestDay === null ? (
        <View className={styles.strip}>
          <NextStrip kind="warn" icon="calendar-x" note={t('appointment.noDaysHelp')}>
            {common('watchEntry.none')}
          </NextStrip>
        </View>
      ) : null}
    </View>
  )
}
