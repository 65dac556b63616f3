import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { DoctorCard, DoctorDetail } from '@contract/routes/doctors'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { NextStrip } from '@/components/next-strip'
import { Rating } from '@/components/rating'
import { Skeleton, SkeletonPage } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import type { useSlotWatch } from '@/features/booking/hooks/use-slot-watch'
import { ClinicDoctors } from '@/features/clinic-view/components/clinic-doctors'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { DoctorHead } from '@/pages-clinic/components/doctor-head'
import { DoctorHeadSkeleton } from '@/pages-clinic/components/doctor-head/skeleton'
import type { DoctorMoment } from '@/pages-clinic/doctor-slot'
import styles from './clinic-doctor.module.scss'
import { DoctorFacts } from './doctor-facts'
import { DoctorTimes } from './doctor-times'
import { useTimesSettled } from './use-times'

interface DoctorProfileProps {
  /** complete, or the list row while the rest is loading */
  doctor: DoctorDetail | DoctorCard
  /** undefined until anything is chosen */
  moment: DoctorMoment | null | undefined
  onMoment: (moment: DoctorMoment | null) => void
  watch: ReturnType<typeof useSlotWatch>
  /** below the times, in two columns */
  actions: ReactNode
}

/** Sections of the profile: who, for how much and where; free times; qualifications and reviews. */
export function DoctorProfile({ doctor, ...times }: DoctorProfileProps) {
  const whole = 'bio' in doctor ? doctor : null
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  const spoken = doctor.languages
    .map((language) => common(`spoken.${language}`))
    .join(common('clinicView.comma'))
  return (
    <View className={styles.columns}>
      <Card flush>
        <View className={styles.head}>
          <DoctorHead
            isLead
            name={doctor.name}
            title={doctor.title}
            picture={doctor.picUrl}
            facts={[`${doctor.departmentName} · ${doctor.specialty}`, spoken]}
          >
            {!!whole?.score && <Rating value={Number(whole.score)} count={whole.reviewCount} compact />}
          </DoctorHead>
        </View>
        <ListRow
          title={t('request.fee')}
          value={<View className={styles.fee}>{formatPrice(doctor.fee)}</View>}
        />
        <ListRow
          icon="storefront"
          title={doctor.shopName}
          note={[doctor.regionName, t('doctor.clinic')].join('\u00a0· ')}
          onClick={() => go(routes.clinicHome, { id: doctor.shopId })}
        />
      </Card>
      {whole ? <Parts doctor={whole} {...times} /> : <PartsSkeleton />}
    </View>
  )
}

const PartsSkeleton = () => (
  <>
    <View className={styles.times} {...webProps({ 'aria-busy': true })}>
      <SkeletonPage kind="form" count={3} />
    </View>
    <View className={styles.stack}>
      <SkeletonPage kind="cards" count={1} />
    </View>
  </>
)

/** Skeleton of the whole profile. */
export const ProfileSkeleton = () => (
  <View className={styles.columns}>
    <Card flush>
      <View className={styles.head}>
        <DoctorHeadSkeleton />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </View>
    </Card>
    <PartsSkeleton />
  </View>
)

function Parts({ doctor, moment, onMoment, watch, actions }: DoctorProfileProps & { doctor: DoctorDetail }) {
  return (
    <>
      <View className={styles.times}>
        {doctor.isAvailable ? (
          <DoctorTimes doctorId={doctor.id} moment={moment} onMoment={onMoment} />
        ) : (
          <NotNow doctor={doctor} watch={watch} />
        )}
        {actions}
      </View>
      <View className={styles.stack}>
        {doctor.isAvailable ? <FactsBelowTimes doctor={doctor} /> : <DoctorFacts doctor={doctor} />}
      </View>
    </>
  )
}

const FactsBelowTimes = ({ doctor }: { doctor: DoctorDetail }) =>
  useTimesSettled(doctor.id) ? <DoctorFacts doctor={doctor} /> : null

/** Why the doctor cannot be booked now, and who of the clinic can be, the earliest first. */
function NotNow({ doctor, watch }: Pick<DoctorProfileProps, 'watch'> & { doctor: DoctorDetail }) {
  return (
    <>
      <NextStrip kind="warn" icon="calendar-x" note={<View ariaRole="status">{watch.said}</View>}>
        {doctor.statusDesc}
      </NextStrip>
      <ClinicDoctors shopId={doctor.shopId} exceptId={doctor.id} />
    </>
  )
}
