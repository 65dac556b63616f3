import { View } from '@tarojs/components'
import { Heading } from '../heading'
import { Icon } from '../icon'
import { Image } from '../image'
import { Rating } from '../rating'
import { Tag } from '../tag'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

export interface ClinicCardData {
  id: string
  /** address of its page */
  href?: string
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
  /** 醫生最早 11月23日 週一 09:00: the soonest, of a doctor or a service */
  firstFree?: string
  tags?: readonly { text: string }[]
}

interface ClinicCardProps {
  clinic: ClinicCardData
  onOpen?: (clinic: ClinicCardData) => void
  isBare?: boolean
  headingLevel?: 2 | 3
  /** body: among goods, whose names are not heavier */
  nameSize?: 'body'
}

/** A clinic: picture, name, opening state, district and distance, rating, up to three tags. */
export function ClinicCard({ clinic, onOpen, isBare, headingLevel = 3, nameSize }: ClinicCardProps) {
  const inside = (
    <>
      <View className={styles.picture}>
        <Image src={clinic.picture} alt="" ratio="4:3" lazy />
      </View>
      <View className={styles.body}>
        <Heading level={headingLevel} {...(nameSize ? { size: nameSize } : null)}>
          {clinic.name}
        </Heading>
        <View className={styles.meta}>
          <View className={cx(styles.fact, clinic.isOpen ? styles.open : styles.closed)}>
            <Icon name="door-open" size={14} />
            <View>{[clinic.openText, clinic.hoursText].filter(Boolean).join('\u00a0· ')}</View>
          </View>
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
        {clinic.firstFree && (
          <View className={styles.meta}>
            <View className={cx(styles.fact, styles.open)}>
              <Icon name="calendar-check" size={14} />
              <View>{clinic.firstFree}</View>
            </View>
          </View>
        )}
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
    <Tappable className={cls} role="link" href={clinic.href} onClick={() => onOpen(clinic)}>
      {inside}
    </Tappable>
  ) : (
    <View className={cls}>{inside}</View>
  )
}
