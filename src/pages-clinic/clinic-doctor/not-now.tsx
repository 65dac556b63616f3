import { View } from '@tarojs/components'
import type { DoctorDetail } from '@contract/routes/doctors'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { MoreLink } from '@/components/section-header'
import type { useSlotWatch } from '@/features/booking/hooks/use-slot-watch'
import { useDoctorsOfShopQuery } from '@/features/clinic-view/api/doctors.api'
import { DoctorEntry } from '@/features/clinic-view/components/doctor-entry'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Doctors asked for and shown: those of the same department come first. */
const ASKED = 20
const SHOWN = 3

interface NotNowProps {
  doctor: DoctorDetail
  watch: ReturnType<typeof useSlotWatch>
}

/** Why the doctor cannot be booked now, and who of the clinic can be, the earliest first. */
export function NotNow({ doctor, watch }: NotNowProps) {
  return (
    <>
      <NextStrip kind="warn" icon="calendar-x" note={<View ariaRole="status">{watch.said}</View>}>
        {doctor.statusDesc}
      </NextStrip>
      <OtherDoctors doctor={doctor} />
    </>
  )
}

function OtherDoctors({ doctor: { shopId, departmentId } }: Pick<NotNowProps, 'doctor'>) {
  const { t } = useText('pages-clinic')
  const { data } = useDoctorsOfShopQuery({ shopId, size: ASKED })
  const free = data?.records.filter(({ isAvailable }) => isAvailable) ?? []
  const isAkin = (one: { departmentId: string }) => one.departmentId === departmentId
  const shown = [...free.filter(isAkin), ...free.filter((one) => !isAkin(one))].slice(0, SHOWN)
  if (shown.length === 0) return null
  const title = t('request.otherDoctors')
  return (
    <Card
      title={title}
      action={
        <MoreLink
          text={t('doctor.all')}
          label={`${t('doctor.all')} ${title}`}
          onClick={() => go(routes.clinicDoctor, { shopId })}
        />
      }
    >
      <View ariaRole="list">
        {shown.map((one) => (
          <DoctorEntry key={one.id} doctor={one} />
        ))}
      </View>
    </Card>
  )
}
