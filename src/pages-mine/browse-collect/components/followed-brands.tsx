import { View } from '@tarojs/components'
import { useState } from 'react'
import type { DataOf } from '@contract/route'
import type { brandCollectList } from '@contract/routes/favourites'
import { Button } from '@/components/button'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useBrandFollowMutation } from '@/features/favourites/api/brands.api'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToggle } from '@/hooks/use-toggle'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useFollowedBrandsQuery } from '@/pages-mine/api/followed-brands.api'
import { readState } from '@/utils/read-state'
import styles from '../browse-collect.module.scss'
import { PlainCard } from './plain-card'

type FollowedBrand = DataOf<typeof brandCollectList>[number]

/** A brand stays where it was when it is no longer followed, so that it can be followed again. */
function BrandRow({ brand: { id, name, logo, goodsCount, followTime } }: { brand: FollowedBrand }) {
  const { t } = useText('pages-mine')
  const [isFollowed, setIsFollowed] = useState(true)
  const [follow] = useBrandFollowMutation()
  const { press } = useToggle(
    () => isFollowed,
    async (wanted) => {
      const isDone = (await follow({ brandId: id, isFollowed: wanted })).error === undefined
      if (isDone) setIsFollowed(wanted)
      return isDone
    },
  )
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

/** The brands that are followed, the last followed first. */
export function FollowedBrands() {
  const { t } = useText('pages-mine')
  const query = useFollowedBrandsQuery(undefined, { refetchOnMountOrArgChange: true })
  useShownAgain(() => {
    void query.refetch()
  })
  const brands = query.currentData
  return (
    <QueryGate
      state={readState(brands, query, { isEmpty: brands?.length === 0 })}
      skeleton={<SkeletonPage kind="list" />}
      empty={{
        kind: 'data',
        title: t('remembered.brand.emptyTitle'),
        text: t('remembered.brand.emptyText'),
        action: <Button onClick={() => switchTo(routes.shops)}>{t('remembered.brand.browse')}</Button>,
      }}
    >
      {(data) => (
        <View className={styles.content} ariaRole="list">
          {data.map((brand) => (
            <View key={brand.id} ariaRole="listitem">
              <BrandRow brand={brand} />
            </View>
          ))}
        </View>
      )}
    </QueryGate>
  )
}
