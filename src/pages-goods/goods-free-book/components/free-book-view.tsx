import { View } from '@tarojs/components'
import type { DataOf } from '@contract/define-endpoint'
import type { canBooking, GoodsDetail } from '@contract/goods'
import { limits } from '@contract/constants/limits'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty-state'
import { Image } from '@/components/image'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { PhoneField } from '@/components/phone-field'
import { Tag } from '@/components/tag'
import { useText } from '@/i18n/use-text'
import { go, replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { AppointmentFields } from '../../components/appointment/appointment-fields'
import { AppointmentPanels } from '../../components/appointment/appointment-panels'
import { PersonsFields } from '../../components/persons/persons-fields'
import { type FreeBookField, type FreeBookParams, idPrefix, useFreeBook } from '../use-free-book'
import { FreeBookDone } from './free-book-done'
import styles from './free-book.module.scss'

interface FreeBookViewProps {
  goods: GoodsDetail
  permission: DataOf<typeof canBooking>
  isBeijing: boolean
  params: Partial<FreeBookParams>
}

/** The form of one free service; what the server refuses stands in its place, the finished booking too. */
export function FreeBookView({ goods, permission, isBeijing, params }: FreeBookViewProps) {
  const { t } = useText('pages-goods')
  const { form, change, errors, trouble, booking, isBooking, appointment, persons, submit } = useFreeBook(
    goods,
    isBeijing,
    params,
  )
  const errorOf = (field: FreeBookField) => {
    const error = errors[field]
    return error && ('key' in error ? t(error.key) : error.text)
  }
  const seeAppointments = () => go(routes.reservation)
  if (booking) return <FreeBookDone booking={booking} />
  if (permission.canBooking !== '1') {
    const { reason } = permission
    return (
      <PageShell title={t('freeBook.title')} isNarrow>
        <EmptyState
          kind={reason === 'already' ? 'appointments' : 'project'}
          title={t(
            reason === 'already'
              ? 'freeBook.already'
              : reason === 'noPlaces'
                ? 'freeBook.noPlaces'
                : 'freeBook.offShelf',
          )}
          text={
            reason === 'already'
              ? t('freeBook.alreadyText')
              : (permission.reasonText ?? t('freeBook.offShelfText'))
          }
          action={
            reason === 'already' ? (
              <Button onClick={seeAppointments}>{t('freeBook.appointments')}</Button>
            ) : (
              <Button onClick={() => replace(routes.freeReservations)}>{t('freeBook.otherFree')}</Button>
            )
          }
        />
      </PageShell>
    )
  }
  const appointments = (
    <Button kind="text" size="small" onClick={seeAppointments}>
      {t('freeBook.appointments')}
    </Button>
  )
  return (
    <PageShell
      title={t('freeBook.title')}
      isNarrow
      bar={
        <ActionBar>
          <Button block busy={isBooking} onClick={submit}>
            {t('freeBook.submit')}
          </Button>
        </ActionBar>
      }
      overlay={
        <AppointmentPanels
          appointment={appointment}
          note={t('confirm.changeOnce', { n: limits.bookingChanges })}
        />
      }
    >
      <View className={styles.stack}>
        <Card>
          <View className={styles.goods}>
            <View className={styles.picture}>
              <Image src={goods.picUrls[0] ?? ''} alt="" ratio="1:1" />
            </View>
            <View className={styles.words}>
              <View className={styles.name}>{goods.name}</View>
              <View className={styles.note}>{goods.sellPoint}</View>
              <View className={styles.tags}>
                <Tag kind="ok">{t('freeBook.free')}</Tag>
              </View>
            </View>
          </View>
        </Card>
        {isBeijing && (
          <NextStrip
            kind="info"
            icon="identification-card"
            action={
              <Button kind="text" size="small" onClick={() => go(routes.bookingPerson)}>
                {t('freeBook.editPersons')}
              </Button>
            }
          >
            {t('freeBook.needsId')}
          </NextStrip>
        )}
        <Card>
          <AppointmentFields
            appointment={appointment}
            durationMinutes={goods.durationMinutes}
            idPrefix={idPrefix}
            errors={{
              region: errorOf('region'),
              shop: errorOf('shop'),
              date: errorOf('date'),
              time: errorOf('time'),
            }}
          />
        </Card>
        <Card>
          <PersonsFields
            choice={persons}
            title={t('freeBook.persons')}
            error={errorOf('person')}
            id={`${idPrefix}-person`}
          />
          <View id={`${idPrefix}-phone`} className={styles.phone}>
            <PhoneField
              label={t('freeBook.phone')}
              name="phone"
              code={form.phoneCode}
              value={form.phone}
              error={errorOf('phone')}
              hint={t('freeBook.phoneHint')}
              onCodeChange={(phoneCode) => change({ phoneCode })}
              onChange={(phone) => change({ phone })}
            />
          </View>
        </Card>
        {trouble && (
          <View id={`${idPrefix}-trouble`} ariaRole="alert">
            {trouble === 'already' ? (
              <NextStrip kind="warn" icon="warning" action={appointments} note={t('freeBook.alreadyText')}>
                {t('freeBook.already')}
              </NextStrip>
            ) : trouble === 'maybeBooked' ? (
              <NextStrip kind="warn" icon="warning" action={appointments}>
                {t('freeBook.maybeBooked')}
              </NextStrip>
            ) : (
              <NextStrip kind="danger" icon={trouble === 'network' ? 'wifi-slash' : 'warning-circle'}>
                {trouble === 'network' ? t('freeBook.notSent') : trouble.text}
              </NextStrip>
            )}
          </View>
        )}
      </View>
    </PageShell>
  )
}
