import { View } from '@tarojs/components'
import type { CampaignState } from '@contract/constants/enums'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import type { LinkedRoute } from '@/navigation/routes'
import styles from '../campaigns.module.scss'
import { TimeLeft } from '../components/time-left'

interface CampaignRowProps {
  campaign: { id: string; name: string; picUrl: string; status: CampaignState; leftSeconds: number }
  readAtMs: number | undefined
  route: LinkedRoute
  price?: { cents: number; was: number }
  label: string
}

/** One campaign of a list. */
export function CampaignRow({ campaign, readAtMs, route, price, label }: CampaignRowProps) {
  const { t } = useText('pages-shopping')
  const { id, name, picUrl, status, leftSeconds } = campaign
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
          {status === 'over' ? (
            t('campaign.over')
          ) : (
            <TimeLeft
              leftSeconds={leftSeconds}
              readAtMs={readAtMs}
              words={(time) => t(status === 'coming' ? 'campaign.startsIn' : 'campaign.endsIn', { time })}
            />
          )}
        </View>
      </View>
    </Tappable>
  )
}
