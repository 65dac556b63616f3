import { View } from '@tarojs/components'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { drawnBy, pressOnly } from '../drawn'
import { Heading } from '../heading'
import { Icon } from '../icon'
import { Image } from '../image'
import { Rating } from '../rating'
import { Tag } from '../tag'
import { Tappable } from '../tappable'
import { useDrawnPicture } from '../use-drawn-picture'
import { cx } from '../web-props'
import styles from './index.module.scss'

export interface ClinicCardData {
  id: string
  name: string
  picture: string
  isOpen: boolean
  /** 營業中, 休息中 */
  openText: string
  /** 至 19:00, 明日 09:00 開 */
  hoursText?: string
  district?: string
  distance?: string
  rating?: number
  tags?: readonly { text: string }[]
}

interface ClinicCardProps {
  clinic: ClinicCardData
  onOpen?: (clinic: ClinicCardData) => void
  isBare?: boolean
  headingLevel?: 2 | 3
}

// drawn by clinic-card.wxml: only its words travel with the mini-program's setData
function DrawnClinicCard({
  clinic,
  onOpen,
  isBare,
}: {
  clinic: ClinicCardData
  onOpen: (clinic: ClinicCardData) => void
  isBare: boolean | undefined
}) {
  const { t } = useText('common')
  const { name, picture, isOpen, openText, hoursText, district, distance, rating, tags = [] } = clinic
  const number = rating === undefined ? undefined : formatNumber(Math.round(rating * 10) / 10)
  const [first, second, third] = tags
  return (
    <View
      className={isBare ? styles.bare : undefined}
      onClick={pressOnly(() => onOpen(clinic))}
      {...useDrawnPicture(picture)}
      {...drawnBy('clinic-card', {
        name,
        open: isOpen,
        state: openText,
        hours: hoursText,
        area: district,
        far: distance,
        ...(number === undefined ? null : { stars: number, said: t('rating.label', { n: number }) }),
        t1: first?.text,
        t2: second?.text,
        t3: third?.text,
      })}
    />
  )
}

/** A clinic: picture, name, open now or when, district and distance, rating, up to three tags. */
export function ClinicCard({ clinic, onOpen, isBare, headingLevel = 3 }: ClinicCardProps) {
  if (process.env.TARO_ENV !== 'h5' && onOpen)
    return <DrawnClinicCard clinic={clinic} onOpen={onOpen} isBare={isBare} />
  const inside = (
    <>
      <View className={styles.picture}>
        <Image src={clinic.picture} alt="" ratio="4:3" lazy />
      </View>
      <View className={styles.body}>
        <Heading level={headingLevel}>{clinic.name}</Heading>
        <View className={styles.meta}>
          <View className={cx(styles.fact, clinic.isOpen ? styles.open : styles.closed)}>
            <Icon name="door-open" size={14} />
            <View>{clinic.openText}</View>
          </View>
          {clinic.hoursText && <View>{clinic.hoursText}</View>}
        </View>
        <View className={styles.meta}>
          {clinic.district && (
            <View className={styles.fact}>
              <Icon name="map-pin" size={14} />
              <View>{clinic.district}</View>
            </View>
          )}
          {clinic.distance && <View>{clinic.distance}</View>}
          {clinic.rating !== undefined && <Rating value={clinic.rating} compact />}
        </View>
        {!!clinic.tags?.length && (
          <View className={styles.tags}>
            {clinic.tags.slice(0, 3).map((tag) => (
              <Tag key={tag.text}>{tag.text}</Tag>
            ))}
          </View>
        )}
      </View>
    </>
  )
  const cls = cx(styles.root, isBare && styles.bare)
  return onOpen ? (
    <Tappable className={cls} role="link" onClick={() => onOpen(clinic)}>
      {inside}
    </Tappable>
  ) : (
    <View className={cls}>{inside}</View>
  )
}
