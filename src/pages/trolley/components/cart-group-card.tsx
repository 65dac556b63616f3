import { View } from '@tarojs/components'
import { useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { Card } from '@/components/card'
import { Checkbox } from '@/components/checkbox'
import { Heading } from '@/components/heading'
import { Icon, type IconName } from '@/components/icon'
import { useText } from '@/i18n/use-text'
import { type CartGroup, canTick, type GroupKind, keyOf } from '../cart-parts'
import styles from './cart-group-card.module.scss'
import { CartLineRow, type LineActions } from './cart-line-row'

const icons: Record<GroupKind, IconName> = {
  shop: 'storefront',
  unset: 'calendar-plus',
  delivery: 'truck',
  abroad: 'package',
}

interface CartGroupProps extends LineActions {
  group: CartGroup
  tickedKeys: readonly string[]
  clashing: ReadonlySet<string>
  isEditing: boolean
  onTick: (lines: readonly CartLine[], isOn: boolean) => void
}

/** The lines of one clinic, or of the shipped products: selected together, edited line by line. */
export function CartGroupCard({
  group,
  tickedKeys,
  clashing,
  isEditing,
  onTick,
  ...actions
}: CartGroupProps) {
  const { t } = useText('pages/trolley')
  const [openId, setOpenId] = useState<string | null>(null)
  const orderable = group.lines.filter(canTick)
  const isOn = (line: CartLine) => tickedKeys.includes(keyOf(line))
  const name = group.kind === 'shop' && group.shopName ? group.shopName : t(`cart.group.${group.kind}`)
  return (
    <Card flush>
      <View className={styles.head}>
        {group.lines.length > 1 && (
          <Checkbox
            checked={orderable.length > 0 && orderable.every(isOn)}
            disabled={orderable.length === 0}
            label={t('cart.tickGroup', { name })}
            onChange={(on) => onTick(group.lines, on)}
          />
        )}
        <Icon name={icons[group.kind]} className={styles.icon} />
        <Heading level={2} size="body" className={styles.name}>
          {name}
        </Heading>
      </View>
      <View ariaRole="list">
        {group.lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            isOn={isOn(line)}
            isClashing={clashing.has(line.id)}
            isEditing={isEditing}
            isSwiped={openId === line.id}
            onSwipe={(isOpen) => setOpenId(isOpen ? line.id : null)}
            onTick={(on) => onTick([line], on)}
            {...actions}
          />
        ))}
      </View>
    </Card>
  )
}
