import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from '../browse-collect.module.scss'
import { type BrandOfPage, useFollowedBrands, useFollowToggle } from '../hooks/use-followed-brands'
import { PlainCard } from './plain-card'

function BrandRow({ row }: { row: BrandOfPage }) {
  const { t } = useText('pages-mine')
  const { brand, isFollowed } = row
  const { name, logo, goodsCount, followTime } = brand
  const { press } = useFollowToggle(row)
  return (
    <PlainCard
      picture={logo}
      title={name}
      note={t('remembered.brand.goods', { count: goodsCount })}
      line={t('remembered.brand.since', { day: formatDate(followTime) })}
      headingLevel={2}
      end={
        <Button
          kind={isFollowed ? 'outline' : 'tint'}
          size="small"
          icon={isFollowed ? 'check' : 'plus'}
          ariaLabel={t(isFollowed ? 'remembered.brand.unfollowName' : 'remembered.brand.followName', {
            name,
          })}
          onClick={() => {
            void press()
          }}
        >
          {t(isFollowed ? 'remembered.brand.followed' : 'remembered.brand.follow')}
        </Button>
      }
    />
  )
}

/** The brands followed now, and those unfollowed since the page was opened. */
export function FollowedBrands() {
  const { t } = useText('pages-mine')
  return (
    <QueryGate
      state={useFollowedBrands()}
      skeleton={<SkeletonPage kind="list" />}
      empty={{
        kind: 'data',
        title: t('remembered.brand.emptyTitle'),
        text: t('remembered.brand.emptyText'),
        action: <Button onClick={() => switchTo(routes.shops)}>{t('remembered.brand.browse')}</Button>,
      }}
    >
      {(rows) => (
        <View className={styles.brands} ariaRole="list">
          {rows.map((row) => (
            <View key={row.brand.id} ariaRole="listitem">
              <BrandRow row={row} />
            </View>
          ))}
        </View>
      )}
    </QueryGate>
  )
}
