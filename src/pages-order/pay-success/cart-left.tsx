import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useCartCountQuery } from '@/features/cart/api/cart.api'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './result-view.module.scss'

/**
 * What is left in the cart, which is ordered one appointment after another. Read after the result, which does
 * not wait for it; therefore nothing stands below it.
 */
export function CartLeft() {
  const { t } = useText('pages-order')
  const { t: shared } = useText('common')
  const { data: count = 0 } = useCartCountQuery()
  if (count === 0) return null
  return (
    <View className={styles.last}>
      <NextStrip
        icon="shopping-cart-simple"
        action={
          <Button kind="text" size="card" onClick={() => go(routes.cart)}>
            {shared('cart.see')}
          </Button>
        }
      >
        {t('result.cartLeft', { count })}
      </NextStrip>
    </View>
  )
}
