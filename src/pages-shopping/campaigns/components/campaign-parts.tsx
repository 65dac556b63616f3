import { View } from '@tarojs/components'
import type { CampaignGoods } from '@contract/routes/campaigns'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { RichText } from '@/components/rich-text'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from '../campaigns.module.scss'
import { openCampaignGoods } from '../open-order'

/** The product, linked to its page, which sells it at the regular price. */
export function GoodsRow({ goods }: { goods: CampaignGoods }) {
  const { t } = useText('pages-shopping')
  if (goods.spuName === '') return null
  return (
    <Card flush>
      <ListRow
        icon="handbag"
        title={goods.spuName}
        note={[
          t('campaign.usualPrice', { price: formatPrice(goods.salesPrice) }),
          ...(goods.stock === 0 ? [t('campaign.soldOut')] : []),
        ].join('\u00a0· ')}
        onClick={() => openCampaignGoods(goods)}
      />
    </Card>
  )
}

/** The rules as written by the operator. */
export function RulesCard({ rule }: { rule: string }) {
  const { t } = useText('pages-shopping')
  return rule === '' ? null : (
    <Card title={t('campaign.rules')}>
      <View className={styles.rules}>
        <RichText html={rule} />
      </View>
    </Card>
  )
}
