import { View } from '@tarojs/components'
import type { DoctorDetail } from '@contract/routes/doctors'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { NextStrip } from '@/components/next-strip'
import { Price } from '@/components/price'
import { type ReceiptLine, ReceiptLines } from '@/components/receipt-lines'
import { StillNeeded } from '@/components/still-needed'
import { formatShortDay, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './ask.module.scss'
import type { AskState } from './use-ask'

/** The fee, what is still missing, and the submit button, which is filled once nothing is. */
export function AskBar({
  doctor,
  state: { missing, isComplete, isBusy, submit },
}: {
  doctor: DoctorDetail
  state: AskState
}) {
  const { t } = useText('pages-clinic')
  const isBelowFee = useHasColumnBar()
  return (
    <ActionBar
      note={missing.length > 0 && <StillNeeded fields={missing} />}
      start={
        !isBelowFee && (
          <View className={styles.fee}>
            <Price cents={doctor.fee} size="l" />
            <View className={styles.note}>{t('request.payThere')}</View>
          </View>
        )
      }
    >
      <Button block kind={isComplete ? 'primary' : 'tint'} busy={isBusy} onClick={submit}>
        {t('request.send')}
      </Button>
    </ActionBar>
  )
}

/** Day, time and person as far as they are chosen, and the fee: the summary beside the form. */
export function Choices({ doctor, state: { form, persons } }: { doctor: DoctorDetail; state: AskState }) {
  const { t } = useText('pages-clinic')
  const { slot } = form
  const lines: ReceiptLine[] = []
  if (slot) {
    lines.push({ label: t('request.date'), value: formatShortDay(slot.date) })
    lines.push({ label: t('request.time'), value: formatTime(slot.time) })
  }
  if (persons.person) lines.push({ label: t('request.person'), value: persons.person.name })
  lines.push({ label: t('request.payThere'), value: <Price cents={doctor.fee} />, isTotal: true })
  return <ReceiptLines lines={lines} />
}

/** Shown when the doctor takes no requests: a link to other doctors. */
export function Unavailable({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useText('pages-clinic')
  return (
    <NextStrip
      kind="warn"
      icon="calendar-x"
      note={t('request.noTimes')}
      action={
        <Button
          kind="text"
          size="small"
          onClick={() =>
            replace(routes.clinicDoctor, { shopId: doctor.shopId, departmentId: doctor.departmentId })
          }
        >
          {t('request.otherDoctors')}
        </Button>
      }
    >
      {doctor.statusDesc}
    </NextStrip>
  )
}
