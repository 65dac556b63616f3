import { View } from '@tarojs/components'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { go } from '@/navigation/navigate'
import type { LinkedRoute } from '@/navigation/routes'
import styles from '../campaigns.module.scss'
import { type CampaignSpan, CampaignTime } from '../components/time-left'

interface CampaignRowProps {
  campaign: CampaignSpan & { id: string; name: string; picUrl: string }
  readAtMs: number | undefined
  route: LinkedRoute
  price?: { cents: number; was: number }
  label: string
}

/** One campaign of a list. */
export function CampaignRow({ campaign, readAtMs, route, price, label }: CampaignRowProps) {
  const { id, name, picUrl } = campaign
  return (
    <Tappable className={styles.entry} role="link" onClick={() => go(route, { id })}>
      <View className={styles.picture}>
        <Image src={picUrl} alt="" ratio="1:1" lazy />
      </View>
      <View className={styles.body}>
        <Heading level={3}>{name}</Heading>
        <Tag kind="info">{label}</Tag>
        {price && <Price cents={price.cents} {...(price.was > 0 ? { was: price.was } : {})} />}
        <View className={styles.small}>
          <CampaignTime campaign={campaign} readAtMs={readAtMs} />
        </View>
      </View>
    </Tappable>
  )
}
