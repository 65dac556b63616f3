import { View } from '@tarojs/components'
import type { OrderCard } from '@contract/routes/orders'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { StateTag } from '@/pages-order/components/state-tag'
import { type OrderState, orderFaces } from '../components/order-state'
import { shortDate } from '../components/short-date'
import styles from './order-card-view.module.scss'

/** The product that the card is named after: the one of the appointment that it shows, else the first. */
const namedItem = ({ name, listOrderItem }: OrderCard) =>
  listOrderItem.find(({ spuName }) => spuName === name) ?? listOrderItem[0]

/**
 * Products, time and person of the order. The strip of a booked order shows its time itself; the time of a course
 * in progress is that of a past dose, which would read as the next one.
 */
function useOrderFacts(order: OrderCard, state: OrderState, when: string): string[][] {
  const { t } = useText('pages-order')
  const count = order.listOrderItem.reduce((sum, { quantity }) => sum + quantity, 0)
  const isOne = order.listOrderItem.length === 1
  return [
    [
      ...(isOne
        ? [namedItem(order)?.specInfo, count > 1 && t('card.quantity', { n: count })]
        : [t('card.more', { n: count })]),
      order.personName,
    ],
    [state !== 'booked' && state !== 'course' && when],
  ]
    .map((row) => row.filter((fact): fact is string => !!fact))
    .filter(({ length }) => length > 0)
}

interface SummaryProps {
  order: OrderCard
  state: OrderState
  when: string
  /** a menu is in the upper corner */
  hasMenu: boolean
}

/** State and date; below them picture, name, price and facts. */
export function OrderSummary({ order, state, when, hasMenu }: SummaryProps) {
  const { t } = useText('pages-order')
  const facts = useOrderFacts(order, state, when)
  const face = orderFaces[state]
  return (
    <>
      <View className={cx(styles.head, hasMenu && styles.beside)}>
        <StateTag kind={face.kind} icon={face.icon}>
          {order.statusDesc}
        </StateTag>
        <View className={styles.date}>{t('card.ordered', { date: shortDate(order.createTime) })}</View>
      </View>
      <View className={styles.goods}>
        <View className={styles.picture}>
          <Image src={namedItem(order)?.picUrl ?? ''} alt="" ratio="1:1" lazy />
        </View>
        <View className={styles.words}>
          <View className={styles.line}>
            <Heading level={2} size="body" className={styles.name}>
              {order.name}
            </Heading>
            <Price cents={order.paymentPrice} size="s" plain={state !== 'unpaid'} />
          </View>
          {facts.map((row) => (
            <View key={row.join()} className={styles.facts}>
              {row.map((fact) => (
                <View key={fact}>{fact}</View>
              ))}
            </View>
          ))}
        </View>
      </View>
    </>
  )
}
