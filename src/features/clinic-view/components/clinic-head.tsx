import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import type { ShopCard, ShopDetail } from '@contract/routes/shops'
import { metersBetween } from '@contract/rules/distance'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import type { ClinicCardData } from '@/components/clinic-card'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Rating } from '@/components/rating'
import { SnackBar } from '@/components/snack-bar'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { timesToday, WeekHours } from '@/components/week-hours'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { useFavourite } from '@/features/favourites/hooks/use-favourite'
import { selectPosition } from '@/features/position/position.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { callPhone } from '@/platform/phone-call'
import { useAppSelector } from '@/store/hooks'
import styles from './clinic-head.module.scss'
import { ClinicLicence } from './clinic-visit'

type HeadShop = ShopCard &
  Partial<Pick<ShopDetail, 'hours' | 'licenceNo' | 'licenceAuthority' | 'intro' | 'transport'>>

/** Whether it is open, with today's hours or when it opens; a press shows the week. */
function OpenNow({
  card: { isOpen, openText, hoursText },
  hours,
  isWeekBeside,
}: {
  card: Pick<ClinicCardData, 'isOpen' | 'openText' | 'hoursText'>
  hours: HeadShop['hours']
  isWeekBeside: boolean
}) {
  const { t } = useText('common')
  const [isUnfolded, setIsUnfolded] = useState(false)
  const today = isOpen && hours ? timesToday(hours).join(t('clinicView.comma')) : ''
  const facts = (
    <>
      <View className={cx(styles.fact, isOpen ? styles.open : styles.closed)}>
        <Icon name="door-open" size={16} />
        <View>{[openText, today || hoursText].filter(Boolean).join('\u00a0· ')}</View>
      </View>
    </>
  )
  if (!hours || isWeekBeside) return <View className={styles.meta}>{facts}</View>
  return (
    <>
      <Tappable
        className={cx(styles.meta, styles.now)}
        expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {facts}
        <Icon name={isUnfolded ? 'caret-up' : 'caret-down'} size={16} />
      </Tappable>
      {isUnfolded && <WeekHours hours={hours} />}
    </>
  )
}

interface FactsProps {
  /** complete, or with only the fields of a list row */
  shop: HeadShop
  /** the hours of the week stand beside the header, which has the licence then: the columns end together */
  isWeekBeside: boolean
}

/** Opening state, first free time and rating; then the address with its way, the map and the phone. */
function ClinicFacts({ shop, isWeekBeside }: FactsProps) {
  const position = useAppSelector(selectPosition)
  const card = useClinicCard()(position ? { ...shop, distanceMeters: metersBetween(position, shop) } : shop)
  return (
    <>
      <OpenNow card={card} hours={shop.hours} isWeekBeside={isWeekBeside} />
      <View className={styles.meta}>
        {card.firstFree && (
          <View className={cx(styles.fact, styles.open)}>
            <Icon name="calendar-check" size={16} />
            <View>{card.firstFree}</View>
          </View>
        )}
        <Rating value={Number(shop.rating)} compact />
      </View>
      {shop.tags.length > 0 && (
        <View className={styles.tags}>
          {shop.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </View>
      )}
      <ClinicPlace shop={shop} distance={card.distance} />
    </>
  )
}

/** Where it is and how to ask: on a desktop the column beside has both. */
function ClinicPlace({ shop, distance }: { shop: HeadShop; distance: string | undefined }) {
  const { t } = useText('common')
  return (
    <View className={styles.place}>
      <View className={styles.where}>
        <View>{shop.address}</View>
        <View className={styles.way}>
          {shop.transport && <View>{shop.transport}</View>}
          {distance && <View>{distance}</View>}
        </View>
      </View>
      <Button
        kind="tint"
        size="card"
        icon="map-trifold"
        ariaLabel={t('clinicView.mapName', { name: shop.name })}
        onClick={() => go(routes.map, { id: shop.id })}
      />
      {shop.phone && (
        <Button
          kind="tint"
          size="card"
          icon="phone"
          ariaLabel={t('clinicView.callName', { name: shop.name })}
          onClick={() => {
            void callPhone(shop.phone)
          }}
        />
      )}
    </View>
  )
}

interface ClinicHeadProps extends FactsProps {
  /** the page's main actions, beside the follow button */
  actions?: ReactNode
}

/**
 * Header of the page: name, opening state, rating, first free time, address and the follow button; then the
 * introduction, which list rows lack.
 */
export function ClinicHead({ shop, isWeekBeside, actions }: ClinicHeadProps) {
  const { t } = useText('common')
  const follow = useFavourite({ kind: 'clinic', targetId: shop.id })
  const followButton = (
    <View className={follow.isKnown ? undefined : styles.unknown}>
      <Button
        kind={follow.isKept ? 'outline' : 'tint'}
        size="card"
        icon={follow.isKept ? 'check' : 'plus'}
        ariaLabel={t(follow.isKept ? 'clinicView.unfollowName' : 'clinicView.followName', {
          name: shop.name,
        })}
        onClick={follow.toggle}
      >
        {t(follow.isKept ? 'clinicView.followed' : 'clinicView.follow')}
      </Button>
    </View>
  )
  return (
    <Card>
      <View className={styles.top}>
        <Heading level={1} size="headline" className={styles.name}>
          {shop.name}
        </Heading>
        {!actions && followButton}
      </View>
      <ClinicFacts shop={shop} isWeekBeside={isWeekBeside} />
      {shop.intro && <View className={styles.intro}>{shop.intro}</View>}
      {isWeekBeside && <ClinicLicence shop={shop} />}
      {actions && (
        <View className={styles.actions}>
          {actions}
          {followButton}
        </View>
      )}
      <SnackBar
        {...follow.note}
        text={follow.outcome ? t(`clinicView.${follow.outcome}`) : ''}
        actionText={t('snackBar.undo')}
      />
    </Card>
  )
}
