import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { DoctorCard } from '@contract/routes/doctors'
import { Avatar } from '@/components/avatar'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { formatNearMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { linkTo, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './doctor-row.module.scss'

interface DoctorRowProps {
  doctor: DoctorCard
  /** shown at the end of the row, for example a booking button */
  action?: ReactNode
  /** shows the clinic and its region, for lists with doctors of several clinics */
  hasClinic?: boolean
  onOpen: () => void
}

const isH5 = process.env.TARO_ENV === 'h5'

/** A doctor as a row of a list: portrait, name, department, languages, next free time. */
export function DoctorRow({ doctor, action, hasClinic, onOpen }: DoctorRowProps) {
  const { t } = useText('common')
  const { name, title, departmentName, languages, picUrl, firstFreeDay, firstFreeTime } = doctor
  const spoken = languages.map((language) => t(`spoken.${language}`)).join(t('clinicView.comma'))
  return (
    <View className={styles.doctor} ariaRole="listitem">
      <Tappable
        className={styles.about}
        role="link"
        href={isH5 ? linkTo(toUrl(routes.clinicDoctor, { id: doctor.id })) : undefined}
        onClick={onOpen}
      >
        <Avatar src={picUrl} alt="" size="m" />
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          <View className={styles.note}>{[title, departmentName].filter(Boolean).join('\u00a0· ')}</View>
          {hasClinic && <View className={styles.note}>{`${doctor.shopName} · ${doctor.regionName}`}</View>}
          <View className={styles.note}>{spoken}</View>
          <View className={firstFreeDay ? styles.free : styles.note}>
            {firstFreeDay && <Icon name="clock" size={14} />}
            <View>
              {firstFreeDay
                ? t('clinicView.firstFree', { when: formatNearMoment(firstFreeDay, firstFreeTime) })
                : doctor.statusDesc}
            </View>
          </View>
        </View>
      </Tappable>
      {action && <View className={styles.action}>{action}</View>}
    </View>
  )
}
