import { View } from '@tarojs/components'
import type { Sku } from '@contract/routes/goods'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { isSkuOpen } from '@/features/catalogue/sku'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

/**
 * The versions of the goods, each with its price where prices differ; an unavailable one stays visible but
 * disabled, with the reason.
 */
export function VersionPicker({
  skus,
  chosenId,
  onChoose,
}: {
  skus: readonly Sku[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}) {
  const { t } = useText('common')
  const name = skus[0]?.specs[0]?.specName || t('version.title')
  const hasPrices = new Set(skus.map(({ salesPrice }) => salesPrice)).size > 1
  return (
    <View>
      <View className={styles.title}>{name}</View>
      <View className={styles.options} ariaRole="radiogroup" ariaLabel={name}>
        {skus.map((sku) => {
          const isOpen = isSkuOpen(sku)
          return (
            <Tappable
              key={sku.id}
              role="radio"
              checked={sku.id === chosenId}
              isDisabled={!isOpen}
              className={cx(styles.option, sku.id === chosenId && styles.chosen, !isOpen && styles.off)}
              onClick={() => onChoose(sku.id)}
            >
              <View className={styles.name}>
                {!isOpen && <Icon name="prohibit" size={14} />}
                <View>{sku.name}</View>
              </View>
              {isOpen ? (
                hasPrices &&
                sku.salesPrice !== null && <View className={styles.note}>{formatPrice(sku.salesPrice)}</View>
              ) : (
                <View className={styles.note}>
                  {sku.disabledReason || t(sku.enable ? 'version.soldOut' : 'version.closed')}
                </View>
              )}
            </Tappable>
          )
        })}
      </View>
    </View>
  )
}
