import { View } from '@tarojs/components'
import type { CartLine } from '@contract/routes/cart'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/checkbox'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { NextStrip } from '@/components/next-strip'
import { Price } from '@/components/price'
import { Stepper } from '@/components/stepper'
import { useSwipe } from '@/components/swipe'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { formatPrice, formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { canTick, lineName } from '../cart-parts'
import styles from './cart-line-row.module.scss'

export interface LineActions {
  onQuantity: (line: CartLine, quantity: number) => void
  onVersion: (line: CartLine) => void
  onPlace: (line: CartLine) => void
  onRemove: (line: CartLine) => void
  onOpen: (line: CartLine) => void
}
interface LineProps extends LineActions {
  line: CartLine
  isOn: boolean
  isClashing: boolean
  isEditing: boolean
  /** the delete button behind the line is revealed */
  isSwiped: boolean
  onSwipe: (isOpen: boolean) => void
  onTick: (isOn: boolean) => void
}

/**
 * One line: product, version, clinic and time, price and quantity; removed by a swipe, or by its button while
 * editing.
 */
export function CartLineRow({
  line,
  isOn,
  isClashing,
  isEditing,
  isSwiped,
  onSwipe,
  onTick,
  onQuantity,
  onVersion,
  onPlace,
  onRemove,
  onOpen,
}: LineProps) {
  const { t } = useText('pages/trolley')
  const swipe = useSwipe((by) => onSwipe(by === 1))
  return (
    <View className={styles.root} ariaRole="listitem" {...swipe}>
      <View className={cx(styles.row, isSwiped && styles.swiped)}>
        <Checkbox
          checked={isOn}
          disabled={!canTick(line)}
          label={t('cart.tick', { name: lineName(line) })}
          onChange={onTick}
        />
        <Tappable className={styles.picture} role="link" label={line.spuName} onClick={() => onOpen(line)}>
          <Image src={line.picUrl} alt="" ratio="1:1" lazy />
        </Tappable>
        <LineWords
          line={line}
          onOpen={onOpen}
          onVersion={onVersion}
          onPlace={onPlace}
          onQuantity={onQuantity}
        />
        <Tappable
          className={cx(styles.remove, isEditing && styles.shown)}
          label={t('cart.removeName', { name: lineName(line) })}
          onClick={() => onRemove(line)}
        >
          <Icon name="trash" size={20} />
        </Tappable>
      </View>
      {isSwiped && (
        <Tappable
          className={styles.behind}
          label={t('cart.removeName', { name: lineName(line) })}
          onClick={() => {
            onSwipe(false)
            onRemove(line)
          }}
        >
          <Icon name="trash" size={24} />
          <View>{t('cart.remove')}</View>
        </Tappable>
      )}
      <LineNotices line={line} isClashing={isClashing} onQuantity={onQuantity} onPlace={onPlace} />
    </View>
  )
}

/** Name, version and clinic; below them what the line costs, the quantity, and the price of one of several. */
function LineWords({
  line,
  onOpen,
  onVersion,
  onPlace,
  onQuantity,
}: Pick<LineProps, 'line' | 'onOpen' | 'onVersion' | 'onPlace' | 'onQuantity'>) {
  const { t } = useText('pages/trolley')
  return (
    <View className={styles.words}>
      <View className={styles.name} onClick={() => onOpen(line)}>
        {line.spuName}
      </View>
      {line.specInfo && (
        <Tappable
          className={styles.version}
          label={t('cart.versionLabel', { name: line.spuName, version: line.specInfo })}
          onClick={() => onVersion(line)}
        >
          <View className={styles.versionFace}>
            <View>{line.specInfo}</View>
            <Icon name="caret-down" size={14} />
          </View>
        </Tappable>
      )}
      {line.isBookable && <PlaceRow line={line} onPlace={onPlace} />}
      <View className={styles.foot}>
        <View className={styles.sum}>
          {line.salesPrice !== null && <Price cents={line.salesPrice * line.quantity} />}
          {line.salesPrice !== null && line.quantity > 1 && (
            <View className={styles.each}>{t('cart.each', { amount: formatPrice(line.salesPrice) })}</View>
          )}
        </View>
        {line.isBookable ? (
          <View className={styles.once}>{t('cart.once')}</View>
        ) : (
          <Stepper
            value={line.quantity}
            max={Math.max(1, line.maxQuantity)}
            label={t('cart.quantity', { name: line.spuName })}
            onChange={(quantity) => onQuantity(line, quantity)}
          />
        )}
      </View>
      <PriceChange line={line} />
    </View>
  )
}

/** How the price differs from the one at which the line was added: nothing has to be done about it. */
function PriceChange({ line: { priceChange, quantity, addPrice } }: Pick<LineProps, 'line'>) {
  const { t } = useText('pages/trolley')
  if (!priceChange) return null
  const isLess = priceChange < 0
  return (
    <View className={cx(styles.change, isLess && styles.less)}>
      <Icon name={isLess ? 'arrow-down' : 'arrow-up'} size={16} />
      <View>
        {t(isLess ? 'cart.cheaper' : 'cart.dearer', {
          amount: formatPrice(Math.abs(priceChange)),
          each: quantity > 1 ? t('cart.apiece') : '',
          before: formatPrice(addPrice),
        })}
      </View>
    </View>
  )
}

function PlaceRow({ line, onPlace }: { line: CartLine; onPlace: (line: CartLine) => void }) {
  const { t } = useText('pages/trolley')
  const { bookingDate, bookingTime, bookingState, personName } = line
  const when =
    bookingDate && bookingTime && bookingState === 'ok' ? formatShortMoment(bookingDate, bookingTime) : ''
  const words = [when || t('cart.place.choose'), ...(personName ? [personName] : [])]
  return (
    <Tappable
      className={styles.place}
      label={`${line.spuName} ${words.join(' · ')}`}
      onClick={() => onPlace(line)}
    >
      <Icon name={when ? 'calendar-check' : 'calendar-plus'} size={16} />
      <View className={styles.placeWords}>
        {words.map((word) => (
          <View key={word} className={styles.placeWord}>
            {word}
          </View>
        ))}
      </View>
      <Icon name="caret-right" size={14} />
    </Tappable>
  )
}

function LineNotices({
  line,
  isClashing,
  onQuantity,
  onPlace,
}: Pick<LineProps, 'line' | 'isClashing' | 'onQuantity' | 'onPlace'>) {
  const { t } = useText('pages/trolley')
  const { bookingState } = line
  const lostPlace = line.isBookable && bookingState !== 'none' && bookingState !== 'ok' ? bookingState : null
  if (line.state !== 'short' && !lostPlace && !isClashing) return null
  return (
    <View className={styles.notices}>
      {line.state === 'short' && (
        <NextStrip
          kind="warn"
          icon="warning"
          action={
            <Button kind="text" size="small" onClick={() => onQuantity(line, line.maxQuantity)}>
              {t('cart.takeLeft', { count: line.maxQuantity })}
            </Button>
          }
        >
          {t('cart.left', { count: line.maxQuantity, wanted: line.quantity })}
        </NextStrip>
      )}
      {lostPlace && (
        <NextStrip
          kind="warn"
          icon="calendar-x"
          action={
            <Button kind="text" size="small" onClick={() => onPlace(line)}>
              {t('cart.place.again')}
            </Button>
          }
        >
          {t(`cart.place.${lostPlace}`)}
        </NextStrip>
      )}
      {isClashing && (
        <NextStrip kind="warn" icon="warning">
          {t('cart.place.clash')}
        </NextStrip>
      )}
    </View>
  )
}
