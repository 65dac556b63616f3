import { View } from '@tarojs/components'
import { formatNumber } from '@/i18n/format'
import { NO_BREAK_SPACE } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { Heading } from '../heading'
import { iconClass } from '../icon'
import { Image } from '../image'
import { Price } from '../price'
import { Tag } from '../tag'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'
import type { GoodsCardData, GoodsCardProps } from './types'

// beside buttons, the two nodes of an old price are more than a card of the mini-program may send
const isH5 = process.env.TARO_ENV === 'h5'

/** A product card: picture, name of up to two lines, purpose, first free day, price and units sold. */
export function GoodsCard({
  goods,
  onOpen,
  form = 'grid',
  headingLevel = 3,
  action,
  toggle,
  button,
  note,
  className,
}: GoodsCardProps) {
  const { t } = useText('common')
  const hasActions = action != null || toggle != null || button != null
  const press = (own: string | undefined) => (
    <Tappable className={own} role="link" href={goods.href} onClick={() => onOpen(goods)}>
      <View className={styles.picture}>
        <Image src={goods.picture} alt="" ratio="1:1" lazy />
        {(goods.mark || goods.isSoldOut) && (
          <Tag className={styles.mark}>{goods.isSoldOut ? t('goods.soldOut') : goods.mark}</Tag>
        )}
      </View>
      <View className={styles.body}>
        <Heading level={headingLevel} size="body" className={styles.name}>
          {goods.name}
        </Heading>
        {goods.purpose && <View className={styles.purpose}>{goods.purpose}</View>}
        {goods.firstFree && (
          <View className={cx(styles.first, iconClass('calendar-check'))}>{goods.firstFree}</View>
        )}
        {goods.until && (
          <View className={cx(styles.first, styles.until, iconClass('clock'))}>{goods.until}</View>
        )}
        {note}
        <Foot goods={goods} hasWas={isH5 || goods.until !== undefined || !hasActions} />
      </View>
    </Tappable>
  )
  // without an action a single node is both frame and touch target
  const frame = cx(
    styles.root,
    styles[form],
    form === 'cell' && styles.grid,
    hasActions &&
      styles[button != null ? 'withButton' : action != null && toggle != null ? 'withTwo' : 'withAction'],
    className,
  )
  return hasActions ? (
    <View className={frame}>
      {press(styles.press)}
      {toggle}
      {action}
      {button}
    </View>
  ) : (
    press(cx(frame, styles.press))
  )
}

/** Between two facts, of which each stays on one line: two numbers side by side would be read as one. */
const BETWEEN = `${NO_BREAK_SPACE}· `

/** Price, mean score and units sold. */
function Foot({ goods, hasWas }: { goods: GoodsCardData; hasWas: boolean }) {
  const { t } = useText('common')
  const { score, soldCount, isFree } = goods
  const sold =
    soldCount !== undefined && t(isFree ? 'goods.booked' : 'goods.sold', { n: formatNumber(soldCount) })
  return (
    <View className={styles.foot}>
      {goods.priceCents === null ? (
        goods.priceText && <View className={styles.priceText}>{goods.priceText}</View>
      ) : (
        <Price cents={goods.priceCents} was={hasWas ? goods.wasCents : undefined} />
      )}
      {(sold || score) && (
        <View className={styles.sold}>
          {[
            score && `★${NO_BREAK_SPACE}${formatNumber(score, 1)}`,
            sold && sold.replace(/ /g, NO_BREAK_SPACE),
          ]
            .filter(Boolean)
            .join(BETWEEN)}
        </View>
      )}
    </View>
  )
}
