import { View } from '@tarojs/components'
import type { GoodsCard as Goods } from '@contract/routes/goods'
import { Button } from '@/components/button'
import { GoodsCard } from '@/components/goods-card'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { openGoods } from '@/features/catalogue/open-goods'
import { formatNearMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './index.module.scss'

/** Free services as rows: the card opens the detail, the button books. A chosen clinic is passed on. */
export function FreeServices({ services, shopId }: { services: readonly Goods[]; shopId: string }) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const toCard = useGoodsCard()
  return (
    <View className={styles.list}>
      {services.map((service) => (
        <GoodsCard
          key={service.id}
          form="row"
          headingLevel={2}
          goods={{
            ...toCard(service),
            priceText: '',
            // the day alone is the same for nearly all of them
            ...(service.firstFreeDay && {
              firstFree: common('goods.firstFree', {
                day: formatNearMoment(service.firstFreeDay, service.firstFreeTime),
              }),
            }),
          }}
          onOpen={openGoods}
          button={
            <View className={styles.book}>
              <Button
                size="small"
                kind="tint"
                block
                ariaLabel={t('freeList.bookLabel', { name: service.name })}
                onClick={() => go(routes.goodsFreeBook, { id: service.id, shopId })}
              >
                {t('freeList.book')}
              </Button>
            </View>
          }
        />
      ))}
    </View>
  )
}
