import { View } from '@tarojs/components'
import { useAllBrandsQuery, useBrandFollowMutation } from '@/api/brands.api'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { useText } from '@/i18n/use-text'
import { useLoginGuard } from '@/navigation/use-login-guard'
import styles from './brand-row.module.scss'

/** Brands, to follow: in a row that goes sideways. Not there while they cannot be read. */
export function BrandRow() {
  const { t } = useText('main')
  const guard = useLoginGuard()
  const { data: brands } = useAllBrandsQuery()
  const [follow] = useBrandFollowMutation()
  if (!brands || brands.length === 0) return null
  return (
    <View className={styles.root}>
      <Heading level={2} size='strong'>{t('shops.brands.title')}</Heading>
      <View className={styles.row} ariaRole='list'>
        {brands.map(({ id, name, logo, followers, isFollowed }) => {
          const isOn = isFollowed === '1'
          return (
            <View key={id} className={styles.brand} ariaRole='listitem'>
              <View className={styles.logo}><Image src={logo} alt='' ratio='1:1' lazy /></View>
              <View className={styles.name}>{name}</View>
              <View className={styles.followers}>{t('shops.brands.followers', { count: followers })}</View>
              <Button kind={isOn ? 'outline' : 'tint'} size='small' icon={isOn ? 'check' : 'plus'} ariaLabel={t(isOn ? 'shops.brands.unfollowName' : 'shops.brands.followName', { name })} onClick={() => guard(() => { void follow({ brandId: id, isFollowed: isOn ? '0' : '1' }) })}>{t(isOn ? 'shops.brands.followed' : 'shops.brands.follow')}</Button>
            </View>
          )
        })}
      </View>
    </View>
  )
}
