import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { DateBlock } from '../date-block'
import { Heading } from '../heading'
import { Icon } from '../icon'
import { QrCode } from '../qr-code'
import { Ticket } from '../ticket'
import styles from './index.module.scss'

interface CodeTicketProps {
  /** 'yyyy-MM-dd' */
  date: string
  /** 'HH:mm' */
  time: string
  title: string
  /** person and duration */
  note?: string
  /** the code in groups, as read out at the clinic; without a code the ticket has no lower part */
  code: string | null
  /** buttons below the code */
  action?: ReactNode
  /** the ticket's header is on the deep green background */
  isHeading?: boolean
}

/** The ticket to show at the clinic: time, service, person, and the code as a picture and as grouped characters. */
export function CodeTicket({ date, time, title, note, code, action, isHeading }: CodeTicketProps) {
  const { t } = useText('common')
  const head = (
    <View className={styles.head}>
      <DateBlock date={date} />
      <View className={styles.words}>
        {isHeading ? (
          <Heading level={2} size="headline">
            {formatTime(time)}
          </Heading>
        ) : (
          <View className={styles.time}>{formatTime(time)}</View>
        )}
        <View className={styles.title}>{title}</View>
        {note && <View className={styles.note}>{note}</View>}
      </View>
    </View>
  )
  if (!code) return <View className={styles.plain}>{head}</View>
  return (
    <Ticket top={head}>
      <View className={styles.code}>
        <QrCode text={code.replace(/\s/g, '')} label={t('qr.label')} />
        <View className={styles.letters}>{code}</View>
        <View className={styles.offline}>
          <Icon name="wifi-slash" size={16} />
          <View>{t('booking.codeOffline')}</View>
        </View>
      </View>
      {action}
    </Ticket>
  )
}
