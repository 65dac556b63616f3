import { View } from '@tarojs/components'
import type { Sku } from '@contract/routes/goods'
import { Button } from '@/components/button'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Sheet } from '@/components/sheet'
import { Stepper } from '@/components/stepper'
import { isSkuOpen } from '@/features/catalogue/sku'
import { useText } from '@/i18n/use-text'
import { VersionPicker } from '../version-picker'
import styles from './index.module.scss'

export interface VersionSheetProps {
  isOpen: boolean
  name: string
  picture: string
  priceCents: number | null
  skus: readonly Sku[]
  chosenId: string | undefined
  /** omitted where the quantity is always one */
  quantity?: { value: number; max: number; onChange: (quantity: number) => void }
  isBusy?: boolean
  /** why the action failed, as text */
  error?: string
  title?: string
  confirmText?: string
  onChoose: (skuId: string) => void
  onConfirm: () => void
  onClose: () => void
}

/** Selects version and quantity, before adding to the cart or for an existing line. */
export function VersionSheet({
  isOpen,
  name,
  picture,
  priceCents,
  skus,
  chosenId,
  quantity,
  isBusy,
  error,
  title,
  confirmText,
  onChoose,
  onConfirm,
  onClose,
}: VersionSheetProps) {
  const { t } = useText('common')
  const chosen = skus.find(({ id }) => id === chosenId)
  return (
    <Sheet
      isOpen={isOpen}
      title={title ?? t('version.choose')}
      onClose={onClose}
      footer={
        <Button block busy={isBusy} disabled={!chosen || !isSkuOpen(chosen)} onClick={onConfirm}>
          {confirmText ?? t('cart.add')}
        </Button>
      }
    >
      <View className={styles.head}>
        <View className={styles.picture}>
          <Image src={picture} alt="" ratio="1:1" />
        </View>
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          {priceCents !== null && <Price cents={priceCents} size="l" />}
        </View>
      </View>
      <VersionPicker skus={skus} chosenId={chosenId} onChoose={onChoose} />
      {quantity && (
        <View className={styles.quantity}>
          <View>{t('stepper.count')}</View>
          <Stepper value={quantity.value} max={Math.max(1, quantity.max)} onChange={quantity.onChange} />
        </View>
      )}
      {error && (
        <View className={styles.error} ariaRole="alert">
          {error}
        </View>
      )}
    </Sheet>
  )
}
