import { useEffect, useRef, useState } from 'react'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { View } from '@tarojs/components'
import type { BookingAction, OrderAction } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/orders'
import { isGone } from '@/api/api-error'
import { useOrderDetailQuery } from '@/api/orders.api'
import { ActionSheet } from '@/components/action-sheet'
import { BookingSheet } from '@/components/booking-sheet'
import { Button } from '@/components/button'
import { CodeSheet } from '@/components/code-sheet'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { PayTypeSheet } from '@/components/pay-type-sheet'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { Tappable } from '@/components/tappable'
import { Toast } from '@/components/toast'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useBookingActions } from '@/hooks/use-booking-actions'
import { useContact } from '@/hooks/use-contact'
import { useDeadline } from '@/hooks/use-deadline'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { back, go, replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { copyText } from '@/platform/clipboard'
import { outsideWay, printPage } from '@/platform/outside'
import { useAppSelector } from '@/store/hooks'
import { useOrderActions } from '../hooks/use-order-actions'
import { OrderBar } from './order-bar'
import { OrderBody } from './order-body'
import styles from './order-info.module.scss'
import { OrderSkeleton } from './order-skeleton'
import { useKeptOrder } from './use-kept-order'

// an order's action on an appointment, as the appointments name it
const bookingActionsFor: Partial<Record<OrderAction, readonly BookingAction[]>> = {
  book: ['book', 'rebook'],
  showCode: ['showCode'],
  reschedule: ['reschedule'],
  cancelBooking: ['cancel'],
}

/** One order: its state in words, the code to show, everything one can do with it. */
export default function OrderInfoPage() {
  const { t } = useText('pages-order')
  const { id = '', do: wanted } = usePageParams<{ id: string; do: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const userId = useAppSelector(selectWxUser)?.id
  const [done, setDone] = useState('')
  const query = useOrderDetailQuery(id, { skip: !isSignedIn || !id, refetchOnMountOrArgChange: true })
  const kept = useKeptOrder(id, userId, query.data)
  const isMissing = isGone(query.error)
  const order: OrderDetail | undefined = query.data ?? (query.error && !isMissing ? kept : undefined)
  // the green head is there before the order is: it does not change colour under the reader's eyes
  const isDrawn = isSignedIn && (!!order || query.isLoading)
  const deadlineMs = useDeadline(query.data?.outTime ?? null, query.fulfilledTimeStamp)
  const contact = useContact()
  const openContact = () =>
    contact.openContact(order?.shop ? { shopName: order.shop.name, shopPhone: order.shop.phone } : undefined)
  const bookings = useBookingActions({ onContact: openContact, onDone: setDone })

  const actOnBooking = (action: OrderAction, of: OrderDetail) => {
    for (const name of bookingActionsFor[action] ?? []) {
      const booking = of.bookings.find(({ actions }) => actions.includes(name))
      if (booking) return bookings.run(name, booking)
    }
  }
  const { run, paySheet, busyId } = useOrderActions({
    onDone: setDone,
    onDeleted: back,
    onContact: openContact,
    onBooking: (action) => {
      if (order) actOnBooking(action, order)
    },
  })

  // what was pressed in the list goes on here, once
  const isFollowed = useRef(false)
  useEffect(() => {
    if (!wanted || !query.data || isFollowed.current) return
    isFollowed.current = true
    actOnBooking(wanted as OrderAction, query.data)
  })
  const refresh = async () => {
    if (!query.isUninitialized) await query.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const copy = (text: string) => {
    void copyText(text).then((isCopied) => setDone(t(isCopied ? 'done.copied' : 'done.notCopied')))
  }

  return (
    <PageShell
      title={t('info.title')}
      nav="custom"
      tone={isDrawn ? 'brand' : 'page'}
      flush={isDrawn}
      navEnd={
        order &&
        outsideWay === 'open' && (
          <Tappable className={styles.print} label={t('info.print')} onClick={printPage}>
            <Icon name="printer" size={24} />
          </Tappable>
        )
      }
      bar={
        isSignedIn && query.data && query.data.actions.length > 0 ? (
          <OrderBar
            order={query.data}
            isBusy={busyId !== null || bookings.busyId !== null}
            onAction={(action) => run(action, query.data as OrderDetail)}
          />
        ) : undefined
      }
      overlay={
        <>
          <PayTypeSheet {...paySheet} />
          <BookingSheet {...bookings.sheet} />
          <CodeSheet booking={bookings.codeOf} onClose={() => bookings.showCode(null)} />
          <ActionSheet {...contact.sheet} />
          <Toast text={done} isOpen={done !== ''} onClose={() => setDone('')} />
        </>
      }
    >
      {!isSignedIn ? (
        <SignInCard icon="receipt" text={t('info.signIn')} onSignIn={() => go(routes.login)} />
      ) : (
        <QueryGate
          query={{ ...query, data: isMissing ? null : order }}
          skeleton={<OrderSkeleton />}
          empty={{
            when: (data) => data === null,
            kind: 'orders',
            title: t('info.goneTitle'),
            text: t('info.goneText'),
            action: <Button onClick={() => replace(routes.orderList)}>{t('info.seeOrders')}</Button>,
          }}
        >
          {(data) =>
            data && (
              <View className={styles.root}>
                <OrderBody
                  order={data}
                  isKept={query.isError}
                  deadlineMs={deadlineMs}
                  busyId={bookings.busyId}
                  onDeadline={() => {
                    void refresh()
                  }}
                  onCopy={copy}
                  onCalendar={bookings.keepInCalendar}
                  onBooking={bookings.run}
                />
              </View>
            )
          }
        </QueryGate>
      )}
    </PageShell>
  )
}
