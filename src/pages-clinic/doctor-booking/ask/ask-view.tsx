import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { phoneShape } from '@contract/rules/phone'
import { Card } from '@/components/card'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { cx } from '@/components/web-props'
import { SlotSheet } from '@/features/booking/components/slot-picker/slot-sheet'
import { useText } from '@/i18n/use-text'
import { DoctorHead } from '@/pages-clinic/components/doctor-head'
import { AskBar, Choices, Unavailable } from './ask-bar'
import { MomentRows, PersonCard, ReasonCard } from './ask-fields'
import type { AskField } from './ask-form'
import { AskTrouble } from './ask-trouble'
import styles from './ask.module.scss'
import { type AskOptions, useAsk } from './use-ask'

/** The form of a request: doctor, time, person, reason; and a note on what happens next. */
export function AskView(options: AskOptions) {
  const { t } = useText('pages-clinic')
  const { doctor } = options
  const state = useAsk(options)
  const { errors, trouble } = state
  const errorOf = (field: AskField) => {
    const error = errors[field]
    return error && ('key' in error ? t(error.key, phoneShape(state.form.phoneCode, 'mobile')) : error.text)
  }
  const hasColumnBar = useHasColumnBar()
  const bar = <AskBar doctor={doctor} state={state} />
  // on a desktop it is read, and its button reached, after the form
  const summary = (
    <Summary {...options} state={state}>
      {hasColumnBar && <ColumnBar>{bar}</ColumnBar>}
    </Summary>
  )
  return (
    <PageShell
      title={t('request.askTitle')}
      tab="shops"
      bar={!hasColumnBar && bar}
      overlay={<AskSlots calendar={state.calendar} note={doctor.shopName} />}
    >
      <View className={styles.columns}>
        {!hasColumnBar && summary}
        <View className={styles.column}>
          <Card title={t('request.when')}>
            <MomentRows state={state} errorOf={errorOf} />
          </Card>
          <PersonCard state={state} errorOf={errorOf} />
          <ReasonCard state={state} errorOf={errorOf} />
          <NextStrip kind="info" icon="hourglass-medium" note={t('request.afterNote')}>
            {t('request.after')}
          </NextStrip>
          {trouble && <AskTrouble trouble={trouble} doctor={doctor} />}
        </View>
        {hasColumnBar && summary}
      </View>
    </PageShell>
  )
}

interface SummaryProps extends Pick<AskOptions, 'doctor' | 'previous'> {
  state: ReturnType<typeof useAsk>
  children: ReactNode
}

/** Whom the request goes to, and what has been chosen. */
function Summary({ doctor, previous, state, children }: SummaryProps) {
  const { t } = useText('pages-clinic')
  return (
    <View className={cx(styles.column, styles.summary)}>
      {previous?.state === 'expired' && (
        <NextStrip kind="info" icon="info">
          {t('request.replacesExpired')}
        </NextStrip>
      )}
      <Card>
        <DoctorHead
          name={doctor.name}
          title={doctor.title}
          picture={doctor.picUrl}
          facts={[doctor.departmentName, doctor.shopName]}
        />
        {process.env.TARO_ENV === 'h5' && (
          <View className={styles.choices}>
            <Choices doctor={doctor} state={state} />
          </View>
        )}
      </Card>
      {!doctor.isAvailable && <Unavailable doctor={doctor} />}
      {children}
    </View>
  )
}

/** The picker of the time. */
const AskSlots = ({ calendar, note }: { calendar: ReturnType<typeof useAsk>['calendar']; note: string }) => (
  <SlotSheet
    {...calendar.picker}
    isOpen={calendar.isOpen}
    note={note}
    onConfirm={calendar.confirm}
    onClose={calendar.close}
  />
)
