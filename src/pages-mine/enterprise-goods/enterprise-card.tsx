import { View } from '@tarojs/components'
import type { EnterpriseGoods } from '@contract/routes/enterprise'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import styles from './enterprise-goods.module.scss'

interface QuotaTagProps {
  quotaLeft: number
  isSoldOut: boolean
}

/** How many more pieces the account may buy at this price. */
export function QuotaTag({ quotaLeft, isSoldOut }: QuotaTagProps) {
  const { t } = useText('pages-mine')
  const { t: common } = useText('common')
  if (isSoldOut) return <Tag>{common('goods.soldOut')}</Tag>
  return quotaLeft > 0 ? (
    <Tag kind="ok">{t('enterprise.quotaLeft', { count: quotaLeft })}</Tag>
  ) : (
    <Tag kind="warn">{t('enterprise.quotaUsed')}</Tag>
  )
}

/** A product of the price list: its enterprise price beside the regular one, and the remaining quota. */
export function EnterpriseCard({ goods, onOpen }: { goods: EnterpriseGoods; onOpen: () => void }) {
  return (
    <Tappable className={styles.card} role="link" onClick={onOpen}>
      <View className={styles.picture}>
        <Image src={goods.picUrls[0] ?? ''} alt="" ratio="1:1" lazy />
      </View>
      <View className={styles.words}>
        <Heading level={2} size="body" className={styles.name}>
          {goods.name}
        </Heading>
        <View className={styles.point}>{goods.sellPoint}</View>
        <View className={styles.foot}>
          <Price
            cents={goods.enterprisePrice}
            {...(goods.usualPrice === null ? {} : { was: goods.usualPrice })}
          />
          {/* what is left is told where a number is chosen: in most rows it would be the same */}
          {(goods.stock === 0 || goods.quotaLeft === 0) && (
            <QuotaTag quotaLeft={goods.quotaLeft} isSoldOut={goods.stock === 0} />
          )}
        </View>
      </View>
    </Tappable>
  )
}
