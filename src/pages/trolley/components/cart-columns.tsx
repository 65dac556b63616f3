import { View } from '@tarojs/components'
import { goodsRoute } from '@/features/catalogue/open-goods'
import { go } from '@/navigation/navigate'
import { groupLines, keysOf } from '../cart-parts'
import type { CartPageState } from '../hooks/use-cart-page'
import styles from '../index.module.scss'
import { CartGroupCard } from './cart-group-card'
import { CartSummary } from './checkout'
import { SetApartCard } from './set-apart-card'

/** The lines by clinic, unavailable ones separately, with the summary beside them. */
export function CartColumns({ state }: { state: CartPageState }) {
  const { shown, apart, ticked, clashing, isEditing, tick, quantities, version, place, remove, sum } = state
  return (
    <View className={styles.columns}>
      <View className={styles.lines}>
        {groupLines(shown).map((group) => (
          <CartGroupCard
            key={group.key}
            group={group}
            tickedKeys={keysOf(ticked)}
            clashing={clashing}
            isEditing={isEditing}
            onTick={tick}
            onQuantity={quantities.press}
            onVersion={version.open}
            onPlace={place.open}
            onRemove={(line) => {
              void remove([line])
            }}
            onOpen={(line) => go(goodsRoute(line), { id: line.spuId, skuId: line.skuId })}
          />
        ))}
        {apart.length > 0 && (
          <SetApartCard
            lines={apart}
            onRemove={(lines) => {
              void remove(lines)
            }}
          />
        )}
        {/* on a desktop the summary says it */}
        {shown.length > 0 && <View className={styles.note}>{sum.note}</View>}
      </View>
      {shown.length > 0 && (
        <View className={styles.side}>
          <CartSummary {...sum} />
        </View>
      )}
    </View>
  )
}
