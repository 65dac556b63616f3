import { View } from '@tarojs/components'
import type { Sku } from '@contract/routes/goods'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { isSkuOpen } from '@/features/catalogue/sku'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

/** The versions of the goods; an unavailable one stays visible but disabled, with the reason. */
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
              {!isOpen && (
                <View className={styles.reason}>
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
