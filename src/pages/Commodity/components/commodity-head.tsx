import { View } from '@tarojs/components'
import { CartLink } from '@/components/cart-link'
import { SearchBox } from '@/components/search-box'
import { useCartCount } from '@/features/cart/hooks/use-cart-count'
import { selectSearchHint } from '@/features/shop-config/shop-config.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import styles from '../index.module.scss'

/** Links to search and cart; on a desktop the header has them. */
export function CommodityHead() {
  const { t } = useText('common')
  const cartCount = useCartCount()
  const hint = useAppSelector(selectSearchHint)
  return (
    <View className={styles.search}>
      <View className={styles.box}>
        <SearchBox placeholder={hint || t('shell.searchHint')} onOpen={() => go(routes.search)} />
      </View>
      <CartLink count={cartCount} onClick={() => go(routes.cart)} />
    </View>
  )
}
