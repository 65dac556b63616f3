import { View } from '@tarojs/components'
import { ChoicePicker } from '@/components/choice-picker'
import { NextStrip } from '@/components/next-strip'
import { SlotSheet } from '@/components/slot-picker/slot-sheet'
import { StoreHead } from '@/components/slot-picker/store-head'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './appointment.module.scss'
import type { Appointment } from './use-appointment'

const SEARCH_FROM = 8

/** The pickers of an appointment: region, store, and the calendar with its way to another store. */
export function AppointmentPanels({ appointment, note }: { appointment: Appointment; note?: string }) {
  const { t } = useText('pages-goods')
  const { slots, shop, region, regions, panel, shopChoices, isLater, open, close } = appointment
  const { days } = slots
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
        onCancel={close}
      />
      <SlotSheet
        {...slots.picker}
        isOpen={panel === 'slot' && shop !== undefined}
        note={note ? `${shop?.name ?? ''} · ${note}` : shop?.name}
        onConfirm={appointment.confirmSlot}
        onClose={close}
        top={
          <View>
            {shop ? (
              <StoreHead
                store={{ name: shop.name, picture: shop.picUrl }}
                place={shop.district}
                sooner={slots.sooner}
                onChange={() => open('shop', 'slot')}
              />
            ) : null}
            {days.currentData?.earliestDay === null ? (
              <View className={styles.strip}>
                <NextStrip kind="warn" icon="calendar-x" note={t('appointment.noDaysHelp')}>
                  {t('appointment.noDays')}
                </NextStrip>
              </View>
            ) : null}
          </View>
        }
      />
    </>
  )
}
