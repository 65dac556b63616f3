import { View } from '@tarojs/components'
import type { EnterpriseGoodsDetail } from '@contract/routes/enterprise'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { SkeletonPage } from '@/components/skeleton'
import { Stepper } from '@/components/stepper'
import { VersionPicker } from '@/features/catalogue/components/version-picker'
import { openGoods } from '@/features/catalogue/open-goods'
import { isSkuOpen } from '@/features/catalogue/sku'
import { useText } from '@/i18n/use-text'
import { useEnterpriseGoodsOneQuery } from '@/pages-mine/api/enterprise.api'
import { readState } from '@/utils/read-state'
import { QuotaTag } from './enterprise-card'
import styles from './enterprise-goods.module.scss'
import { type Purchase, usePurchase, withPrices } from './use-purchase'

/** A product of the price list: its versions with price and quota, and the order button. */
export function GoodsSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useText('pages-mine')
  const query = useEnterpriseGoodsOneQuery(id, { refetchOnMountOrArgChange: true })
  const purchase = usePurchase(query.data)
  return (
    <Sheet
      isOpen
      title={t('enterprise.buyTitle')}
      onClose={onClose}
      footer={
        <Button
          block
          disabled={!purchase.canBuy}
          onClick={() => {
            onClose()
            purchase.buy()
          }}
        >
          {t(query.data?.goods.isBookable ? 'enterprise.book' : 'enterprise.buy')}
        </Button>
      }
    >
      <QueryGate
        isPart
        state={readState(query.data, query, { isGone: isGone(query.error) })}
        skeleton={<SkeletonPage kind="list" count={2} />}
        gone={{ kind: 'products', title: t('enterprise.goneTitle'), text: t('enterprise.goneText') }}
      >
        {(detail) => <SheetBody detail={detail} purchase={purchase} onClose={onClose} />}
      </QueryGate>
    </Sheet>
  )
}

interface SheetBodyProps {
  detail: EnterpriseGoodsDetail
  purchase: Purchase
  onClose: () => void
}

function SheetBody({ detail: { goods, prices }, purchase, onClose }: SheetBodyProps) {
  const { t } = useText('pages-mine')
  const { t: common } = useText('common')
  const { skus, sku, price, max, quantity } = purchase
  return (
    <View className={styles.stack}>
      <View className={styles.head}>
        <View className={styles.picture}>
          <Image src={sku?.picUrl || goods.picUrls[0] || ''} alt="" ratio="1:1" />
        </View>
        <View className={styles.words}>
          <View className={styles.title}>{goods.name}</View>
          {price && (
            <Price
              size="l"
              cents={price.enterprisePrice}
              {...(sku?.salesPrice == null ? {} : { was: sku.salesPrice })}
            />
          )}
          {price && <QuotaTag quotaLeft={price.quotaLeft} isSoldOut={!sku || !isSkuOpen(sku)} />}
        </View>
      </View>
      <VersionPicker skus={withPrices(skus, prices)} chosenId={sku?.id} onChoose={purchase.setSkuId} />
      {!goods.isBookable && max > 0 && (
        <View className={styles.quantity}>
          <View>{common('stepper.count')}</View>
          <Stepper value={quantity} max={max} onChange={purchase.setWanted} />
        </View>
      )}
      <Button
        kind="text"
        onClick={() => {
          onClose()
          openGoods(goods)
        }}
      >
        {t('enterprise.details')}
      </Button>
    </View>
  )
}
