import { View } from '@tarojs/components'
import { Avatar } from '@/components/avatar'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import styles from './index.module.scss'

export interface DoctorCardData {
  id: string
  name: string
  title: string
  picture: string
  department: string
  clinic: string
  /** address of the doctor's page */
  href?: string
}

/**
 * A doctor: portrait, name, title, department and clinic. Without `onOpen` it is not a link and does not look
 * like one.
 */
export function DoctorCard({
  doctor,
  onOpen,
  headingLevel = 3,
}: {
  doctor: DoctorCardData
  onOpen?: (doctor: DoctorCardData) => void
  headingLevel?: 2 | 3
}) {
  const inside = (
    <>
      <Avatar src={doctor.picture} alt="" size="l" />
      <View className={styles.body}>
        <View className={styles.names}>
          <Heading level={headingLevel} size="body">
            {doctor.name}
          </Heading>
          <View className={styles.title}>{doctor.title}</View>
        </View>
        <View className={styles.fact}>
          <Icon name="stethoscope" size={14} />
          <View>{doctor.department}</View>
        </View>
        <View className={styles.fact}>
          <Icon name="map-pin" size={14} />
          <View>{doctor.clinic}</View>
        </View>
      </View>
      {onOpen && <Icon name="caret-right" size={16} className={styles.caret} />}
    </>
  )
  return onOpen ? (
    <Tappable className={styles.root} role="link" href={doctor.href} onClick={() => onOpen(doctor)}>
      {inside}
    </Tappable>
  ) : (
    <View className={styles.root}>{inside}</View>
  )
}
