import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Price } from '@/components/price'
import { Sheet } from '@/components/sheet'
import { useText } from '@/i18n/use-text'
import { type CartPart, lineName, sumOf } from '../cart-parts'
import styles from './parts-sheet.module.scss'

/** Shown when the selected lines make several orders: each is placed separately, in any order. */
export function PartsSheet({
  parts,
  onOpen,
  onClose,
}: {
  parts: readonly CartPart[]
  onOpen: (part: CartPart) => void
  onClose: () => void
}) {
  const { t } = useText('pages/trolley')
  const nameOf = ({ kind, lines }: CartPart) =>
    kind === 'appointment' ? lines.map(lineName).join() : t(`cart.part.${kind}`, { count: lines.length })
  return (
    <Sheet isOpen={parts.length > 0} title={t('cart.part.title', { count: parts.length })} onClose={onClose}>
      <View className={styles.why}>{t('cart.part.why')}</View>
      <View ariaRole="list">
        {parts.map((part) => (
          <View key={part.key} className={styles.part} ariaRole="listitem">
            <View className={styles.words}>
              <View className={styles.name}>
                {part.kind === 'appointment'
                  ? part.lines.map(({ id, spuName, personName }) => (
                      <View key={id}>
                        {personName ? `${spuName} · ` : spuName}
                        {personName && <View className={styles.person}>{personName}</View>}
                      </View>
                    ))
                  : nameOf(part)}
              </View>
              {part.kind !== 'appointment' && (
                <View className={styles.goods}>
                  {part.lines.map(({ spuName }) => spuName).join(t('cart.part.comma'))}
                </View>
              )}
              <Price cents={sumOf(part.lines)} />
            </View>
            <Button
              kind="tint"
              size="card"
              ariaLabel={t('cart.part.goLabel', { name: nameOf(part) })}
              onClick={() => onOpen(part)}
            >
              {t('cart.part.go')}
            </Button>
          </View>
        ))}
      </View>
    </Sheet>
  )
}
