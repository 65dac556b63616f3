import { View } from '@tarojs/components'
import type { CampaignGoods } from '@contract/routes/campaigns'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { RichText } from '@/components/rich-text'
import { useText } from '@/i18n/use-text'
import styles from '../campaigns.module.scss'
import { openCampaignGoods } from '../open-order'

/** The product, linked to its page, which sells it without the offer. */
export function GoodsRow({ goods }: { goods: CampaignGoods }) {
  const { t } = useText('pages-shopping')
  if (goods.spuName === '') return null
  return (
    <Card flush>
      <ListRow
        icon="handbag"
        title={goods.spuName}
        note={goods.stock === 0 ? t('campaign.soldOut') : undefined}
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
