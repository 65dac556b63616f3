import { View } from '@tarojs/components'
import type { GoodsCard as Goods } from '@contract/routes/goods'
import { Button } from '@/components/button'
import { GoodsCard } from '@/components/goods-card'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { openGoods } from '@/features/catalogue/open-goods'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './free-here.module.scss'

/** The free services of a clinic; the form opens with the clinic selected. */
export function FreeHere({ services, shopId }: { services: readonly Goods[]; shopId: string }) {
  const { t } = useText('pages-clinic')
  const toCard = useGoodsCard()
  return services.map((service) => (
    <GoodsCard
      key={service.id}
      form="row"
      headingLevel={3}
      // the title above says of all that they are free
      goods={{ ...toCard(service), priceText: '' }}
      onOpen={openGoods}
      button={
        <View className={styles.book}>
          <Button
            size="small"
            kind="tint"
            ariaLabel={t('reservation.bookLabel', { name: service.name })}
            onClick={() => go(routes.goodsFreeBook, { id: service.id, shopId })}
          >
            {t('reservation.book')}
          </Button>
        </View>
      }
    />
  ))
}
