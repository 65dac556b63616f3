import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import type { DataOf } from '@contract/route'
import type { GoodsDetail } from '@contract/routes/goods'
import type { canBooking } from '@contract/routes/goods-facts'
import { phoneShape } from '@contract/rules/phone'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { serverIcon } from '@/components/icon/server-icon'
import { Image } from '@/components/image'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { PhoneField } from '@/components/phone-field'
import { type ReceiptLine, ReceiptLines } from '@/components/receipt-lines'
import { StillNeeded } from '@/components/still-needed'
import { Tag } from '@/components/tag'
import { cx } from '@/components/web-props'
import { PersonsFields } from '@/features/persons/components/person-choice/persons-fields'
import { formatShortDay, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { AppointmentFields } from '../../components/appointment/appointment-fields'
import { AppointmentPanels } from '../../components/appointment/appointment-panels'
import { IconLines } from '../../components/icon-lines'
import { VisitorCard } from '../../components/visitor-card'
import type { FreeBookField, FreeBookParams } from '../free-book-form'
import { type FreeBookState, useFreeBook } from '../use-free-book'
import { idPrefix } from '../use-free-book-sending'
import { FreeBookDone } from './free-book-done'
import styles from './free-book.module.scss'
import { NotBookable } from './not-bookable'
import { TroubleNote } from './trouble-note'

interface FreeBookViewProps {
  goods: GoodsDetail
  permission: DataOf<typeof canBooking>
  isBeijing: boolean
  params: Partial<FreeBookParams>
}

/**
 * The form of one free service; refusals that concern the whole service and the finished appointment replace
 * it.
 */
export function FreeBookView({ goods, permission, isBeijing, params }: FreeBookViewProps) {
  const { t } = useText('pages-goods')
  const state = useFreeBook(goods, isBeijing, params)
  const { errors, trouble, booking, appointment } = state
  const errorOf = (field: FreeBookField) => {
    const error = errors[field]
    return error && ('key' in error ? t(error.key, phoneShape(state.buyer.phoneCode, 'mobile')) : error.text)
  }
  const hasColumnBar = useHasColumnBar()
  if (booking) return <FreeBookDone booking={booking} />
  if (!permission.canBooking) return <NotBookable permission={permission} />
  const bar = <BookBar state={state} />
  const end = (
    <>
      <AfterBooking goods={goods} />
      {trouble && <TroubleNote trouble={trouble} />}
    </>
  )
  return (
    <PageShell
      title={t('freeBook.title')}
      tab="goods"
      bar={!hasColumnBar && bar}
      overlay={
        <AppointmentPanels
          appointment={appointment}
          note={t('confirm.changeOnce', { n: limits.bookingChanges })}
        />
      }
    >
      <View className={styles.columns}>
        <View className={cx(styles.column, styles.summary)}>
          <ServiceCard goods={goods} state={state} />
          {hasColumnBar && end}
          {hasColumnBar && <ColumnBar>{bar}</ColumnBar>}
        </View>
        <View className={styles.column}>
          {!state.buyer.isSignedIn && <VisitorCard text={t('visitor.free')} />}
          {isBeijing && <IdNumberNote />}
          <Card title={t('freeBook.where')}>
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
          {state.buyer.isSignedIn && <PersonCard state={state} errorOf={errorOf} />}
          {!hasColumnBar && end}
        </View>
      </View>
    </PageShell>
  )
}

/** The service to book, and beside the form what was chosen for it. */
function ServiceCard({ goods, state }: { goods: GoodsDetail; state: FreeBookState }) {
  const { t } = useText('pages-goods')
  return (
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
      {process.env.TARO_ENV === 'h5' && (
        <View className={styles.choices}>
          <Choices state={state} />
        </View>
      )}
    </Card>
  )
}

/** Clinic, day, time and person, as far as they are chosen. */
function Choices({ state: { appointment, persons } }: { state: FreeBookState }) {
  const { t } = useText('pages-goods')
  const { shop, slot } = appointment
  const lines: ReceiptLine[] = []
  if (slot) {
    lines.push({ label: t('appointment.date'), value: formatShortDay(slot.date) })
    lines.push({ label: t('appointment.time'), value: formatTime(slot.time) })
  }
  if (shop) lines.push({ label: t('appointment.shop'), value: shop.name, note: shop.address })
  if (persons.person) lines.push({ label: t('freeBook.persons'), value: persons.person.name })
  return <ReceiptLines lines={lines} />
}

/** Books, and is filled once nothing is missing; a visitor signs in first. */
function BookBar({ state: { isBooking, submit, buyer, missing, isComplete } }: { state: FreeBookState }) {
  const { t } = useText('pages-goods')
  return (
    <ActionBar note={buyer.isSignedIn && missing.length > 0 && <StillNeeded fields={missing} />}>
      <Button
        block
        kind={buyer.isSignedIn && !isComplete ? 'tint' : 'primary'}
        busy={isBooking}
        onClick={submit}
      >
        {t(buyer.isSignedIn ? 'freeBook.submit' : 'freeBook.signInToBook')}
      </Button>
    </ActionBar>
  )
}

/** What follows from the press of the button: the code, what to bring, and what to do when one cannot come. */
function AfterBooking({ goods: { preparations, refundText } }: { goods: GoodsDetail }) {
  const { t } = useText('pages-goods')
  return (
    <IconLines
      title={t('freeBook.next')}
      lines={[
        { icon: 'qr-code', text: t('freeBook.nextCode') },
        ...preparations.map(({ icon, text }) => ({ icon: serverIcon(icon, 'regular'), text })),
        ...(refundText ? [{ icon: 'arrows-clockwise', text: refundText } as const] : []),
      ]}
    />
  )
}

/** A note that the channel requires ID numbers, which are entered with the persons. */
function IdNumberNote() {
  const { t } = useText('pages-goods')
  return (
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
  )
}

interface PersonCardProps {
  state: FreeBookState
  errorOf: (field: FreeBookField) => string | undefined
}

/** The person, and the phone number to call. */
function PersonCard({ state: { buyer, change, persons }, errorOf }: PersonCardProps) {
  const { t } = useText('pages-goods')
  return (
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
          code={buyer.phoneCode}
          value={buyer.phone}
          error={errorOf('phone')}
          hint={t('freeBook.phoneHint')}
          onCodeChange={(phoneCode) => change({ phoneCode, phone: buyer.phone })}
          onChange={(phone) => change({ phone, phoneCode: buyer.phoneCode })}
        />
      </View>
    </Card>
  )
}
