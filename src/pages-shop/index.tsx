import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { orGone } from '@/api/api-error'
import { useShopDetailQuery } from '@/api/shops.api'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tappable } from '@/components/tappable'
import { useBrowseRecord } from '@/hooks/use-browse-record'
import { useText } from '@/i18n/use-text'
import { back, switchTo, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ShopView } from './components/shop-view'
import styles from './index.module.scss'

const isH5 = process.env.TARO_ENV === 'h5'

/** A clinic or shop (`id`): open now, the way there, what one gets there and from whom. */
export default function ShopPage() {
  const { t } = useText('pages-shop')
  const { id = '' } = usePageParams<{ id: string }>()
  const { currentData, ...query } = useShopDetailQuery(id, { skip: id === '' })
  useBrowseRecord('clinic', currentData?.id)
  usePullDownRefresh(() => {
    void (id === '' ? Promise.resolve() : query.refetch()).finally(() => Taro.stopPullDownRefresh())
  })
  const shop = orGone({ ...query, data: id === '' ? null : currentData })
  return (
    <PageShell
      title={currentData?.name ?? t('shop.title')}
      hasOwnHeading={!!currentData}
      nav="none"
      tab="shops"
      flush
    >
      <View className={styles.root}>
        {isH5 && (
          <Tappable className={styles.back} label={t('shop.back')} onClick={back}>
            <Icon name="caret-left" size={24} />
          </Tappable>
        )}
        <QueryGate
          query={shop}
          skeleton={<SkeletonPage kind="detail" />}
          empty={{
            when: (found) => found === null,
            kind: 'stores',
            title: t('shop.gone'),
            text: t('shop.goneText'),
            action: <Button onClick={() => switchTo(routes.shops)}>{t('shop.others')}</Button>,
          }}
        >
          {(found) => found && <ShopView key={found.id} shop={found} />}
        </QueryGate>
      </View>
    </PageShell>
  )
}
