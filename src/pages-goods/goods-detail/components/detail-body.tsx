import { View } from '@tarojs/components'
import type { GoodsDetail } from '@contract/goods'
import type { ReactNode } from 'react'
import { Card } from '@/components/card'
import { serverIcon } from '@/components/icon/server-icon'
import { RichText } from '@/components/rich-text'
import { durationText } from '@/i18n/duration-text'
import type { Translate } from '@/i18n/engine'
import { useText } from '@/i18n/use-text'
import styles from './detail-body.module.scss'
import { IconLines } from './icon-lines'
import { KeyScreenings } from './key-screenings'
import { NeedlePlan } from './needle-plan'
import { PackageItems } from './package-items'
import { ReviewsCard } from './reviews-card'

/** Everything below the buying box, in reading order; on a desktop each card keeps to its side, narrow or wide. */
export function DetailBody({ goods, stores }: { goods: GoodsDetail; stores: ReactNode }) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const included = [...goods.serviceContent, ...times(goods, t, common)]
  return (
    <View className={styles.root}>
      {goods.keyScreenings.length > 0 && (
        <Side>
          <KeyScreenings goods={goods} />
        </Side>
      )}
      {goods.packageGroups.length > 0 && (
        <Main>
          <PackageItems groups={goods.packageGroups} />
        </Main>
      )}
      {goods.needles > 0 && (
        <Main>
          <NeedlePlan goods={goods} />
        </Main>
      )}
      {goods.preparations.length > 0 && (
        <Side>
          <IconLines
            title={t('detail.prepare')}
            lines={goods.preparations.map(({ icon, text }) => ({ icon: serverIcon(icon, 'regular'), text }))}
          />
        </Side>
      )}
      {stores && <Side>{stores}</Side>}
      {goods.reviewCount > 0 && (
        <Main>
          <ReviewsCard goods={goods} />
        </Main>
      )}
      {included.length > 0 && (
        <Side>
          <IconLines
            title={t('detail.included')}
            lines={included.map((text) => ({ icon: 'check-circle', text }))}
            {...(goods.refundText ? { note: goods.refundText } : null)}
          />
        </Side>
      )}
      {goods.description && (
        <Main>
          <Card title={t('detail.description')}>
            <RichText html={goods.description} />
          </Card>
        </Main>
      )}
      {goods.notice && (
        <Main>
          <Card title={t('detail.notice')}>
            <RichText html={goods.notice} />
          </Card>
        </Main>
      )}
    </View>
  )
}

const Side = ({ children }: { children: ReactNode }) => <View className={styles.side}>{children}</View>
const Main = ({ children }: { children: ReactNode }) => <View className={styles.main}>{children}</View>

function times({ durationMinutes, reportDays }: GoodsDetail, t: Translate, common: Translate): string[] {
  return [
    ...(durationMinutes === null
      ? []
      : [t('detail.duration', { time: durationText(durationMinutes, common) })]),
    ...(reportDays === null ? [] : [t('detail.reportDays', { count: reportDays })]),
  ]
}
