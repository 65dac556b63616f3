import { View } from '@tarojs/components'
import type { DataOf } from '@contract/route'
import type * as brands from '@contract/routes/brands'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { useAllBrandsQuery, useBrandFollowMutation } from '@/features/favourites/api/brands.api'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useToggle } from '@/hooks/use-toggle'
import { useText } from '@/i18n/use-text'
import styles from './brand-row.module.scss'

type ListedBrand = DataOf<typeof brands.allBrand>[number]

function Brand({ brand: { id, name, logo, followers, isFollowed } }: { brand: ListedBrand }) {
  const { t } = useText('main')
  const guard = useLoginGuard()
  const [follow] = useBrandFollowMutation()
  const isOn = isFollowed
  const { press } = useToggle(
    () => isOn,
    async (wanted) => (await follow({ brandId: id, isFollowed: wanted })).error === undefined,
  )
  return (
    <View className={styles.brand} ariaRole="listitem">
      <View className={styles.logo}>
        <Image src={logo} alt="" ratio="1:1" lazy />
      </View>
      <View className={styles.name}>{name}</View>
      <View className={styles.followers}>{t('shops.brands.followers', { count: followers })}</View>
      <Button
        kind={isOn ? 'outline' : 'tint'}
        size="small"
        icon={isOn ? 'check' : 'plus'}
        ariaLabel={t(isOn ? 'shops.brands.unfollowName' : 'shops.brands.followName', { name })}
        onClick={() =>
          guard(() => {
            void press()
          })
        }
      >
        {t(isOn ? 'shops.brands.followed' : 'shops.brands.follow')}
      </Button>
    </View>
  )
}

/** Brands to follow, in a horizontally scrolling row. Omitted when they cannot be loaded. */
export function BrandRow() {
  const { t } = useText('main')
  const { data: brands } = useAllBrandsQuery()
  if (!brands || brands.length === 0) return null
  return (
    <View className={styles.root}>
      <Heading level={2} size="strong">
        {t('shops.brands.title')}
      </Heading>
      <View className={styles.row} ariaRole="list">
        {brands.map((brand) => (
          <Brand key={brand.id} brand={brand} />
        ))}
      </View>
    </View>
  )
}
