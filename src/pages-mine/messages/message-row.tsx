import { View } from '@tarojs/components'
import type { MessageTopic } from '@contract/constants/enums'
import type { UserMessage } from '@contract/routes/messages'
import { Icon, type IconName } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { VisuallyHidden } from '@/components/visually-hidden'
import { cx } from '@/components/web-props'
import { formatTime } from '@/i18n/format'
import { together } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import styles from './messages.module.scss'

const topicIcons: Record<MessageTopic, IconName> = {
  reminders: 'calendar-check',
  requests: 'stethoscope',
  queue: 'ticket',
  reports: 'clipboard-text',
  places: 'bell-ringing',
}

/** A message. Unread is marked by a dot and a heavier title, not by colour alone. */
export function MessageRow({
  message,
  onOpen,
}: {
  message: UserMessage
  onOpen: (message: UserMessage) => void
}) {
  const { t } = useText('pages-mine')
  const { title, personName, text, topic, time, isRead, link } = message
  return (
    <Tappable
      className={cx(styles.row, !isRead && styles.unread)}
      role={link === null ? 'button' : 'link'}
      onClick={() => onOpen(message)}
    >
      <View className={styles.icon}>
        <Icon name={topicIcons[topic]} />
        {!isRead && <View className={styles.dot} />}
      </View>
      <View className={styles.words}>
        {!isRead && <VisuallyHidden>{t('messages.unread')}</VisuallyHidden>}
        <View className={styles.head}>
          <View className={styles.title}>{title}</View>
          {link !== null && <Icon name="caret-right" size={16} className={styles.caret} />}
        </View>
        <View className={styles.text}>{text}</View>
        <View className={styles.time}>
          {[together(personName ?? ''), formatTime(time)].filter(Boolean).join('\u00a0· ')}
        </View>
      </View>
    </Tappable>
  )
}
