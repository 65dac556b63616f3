import { View } from '@tarojs/components'
import { useShareAppMessage } from '@tarojs/taro'
import type { ShopDetail } from '@contract/shops'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Rating } from '@/components/rating'
import { SnackBar } from '@/components/snack-bar'
import { Tag } from '@/components/tag'
import { cx } from '@/components/web-props'
import { selectPosition } from '@/features/position/position.slice'
import { useClinicCard } from '@/hooks/use-clinic-card'
import { useFavourite } from '@/hooks/use-favourite'
import { useText } from '@/i18n/use-text'
import { go, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { callPhone } from '@/platform/phone-call'
import { useAppSelector } from '@/store/hooks'
import { metersBetween } from '@/utils/distance'
import styles from './shop-head.module.scss'

/** Name, open now or when, rating; follow, call, the way there. */
export function ShopHead({ shop }: { shop: ShopDetail }) {
  const { t } = useText('pages-shop')
  const { t: common } = useText('common')
  const position = useAppSelector(selectPosition)
  const card = useClinicCard()(position ? { ...shop, distanceMeters: metersBetween(position, shop) } : shop)
  const follow = useFavourite({ kind: 'clinic', targetId: shop.id })
  useShareAppMessage(() => ({ title: shop.name, path: toUrl(routes.shop, { id: shop.id }) }))
  return (
    <Card>
      <View className={styles.top}>
        <Heading level={1} size="headline" className={styles.name}>
          {shop.name}
        </Heading>
        <Button
          kind={follow.isKept ? 'outline' : 'tint'}
          size="card"
          icon={follow.isKept ? 'check' : 'plus'}
          ariaLabel={t(follow.isKept ? 'shop.unfollowName' : 'shop.followName', { name: shop.name })}
          onClick={follow.toggle}
        >
          {t(follow.isKept ? 'shop.followed' : 'shop.follow')}
        </Button>
      </View>
      <View className={styles.meta}>
        <View className={cx(styles.fact, card.isOpen ? styles.open : styles.closed)}>
          <Icon name="door-open" size={16} />
          <View>{card.openText}</View>
        </View>
        {card.hoursText && <View>{card.hoursText}</View>}
        <Rating value={Number(shop.rating)} compact />
        {card.distance && (
          <View className={styles.fact}>
            <Icon name="map-pin" size={16} />
            <View>{card.distance}</View>
          </View>
        )}
      </View>
      {shop.tags.length > 0 && (
        <View className={styles.tags}>
          {shop.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </View>
      )}
      {shop.intro && <View className={styles.intro}>{shop.intro}</View>}
      <View className={styles.line}>
        <View>{shop.address}</View>
        <View className={styles.district}>
          {[shop.regionName, shop.district].filter(Boolean).join(' · ')}
        </View>
      </View>
      <View className={styles.actions}>
        <Button
          kind="tint"
          size="card"
          icon="map-trifold"
          className={styles.action}
          ariaLabel={t('shop.mapName', { name: shop.name })}
          onClick={() => go(routes.map, { id: shop.id })}
        >
          {t('shop.map')}
        </Button>
        {shop.phone && (
          <Button
            kind="outline"
            size="card"
            icon="phone"
            className={styles.action}
            ariaLabel={t('shop.callName', { name: shop.name })}
            onClick={() => {
              void callPhone(shop.phone)
            }}
          >
            {t('shop.call')}
          </Button>
        )}
      </View>
      <SnackBar
        isOpen={follow.outcome !== null}
        text={follow.outcome ? t(`shop.${follow.outcome}`) : ''}
        actionText={common('snackBar.undo')}
        onAction={() => {
          follow.forget()
          follow.toggle()
        }}
        onClose={follow.forget}
      />
    </Card>
  )
}
