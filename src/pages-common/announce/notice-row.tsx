import { View } from '@tarojs/components'
import type { Notice } from '@contract/routes/content'
import { Icon } from '@/components/icon'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { daysUntil, formatDayTime, formatRelative } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './announce.module.scss'

/** In days: what is older has its date, which is easier to place than a count. */
const WEEK = 7

/**
 * A notice in the list: its title and beginning, when it was published, and whether it is over: nearly all apply, so
 * only the exception is marked. Without a date block, which elsewhere stands for the day of an event.
 */
export function NoticeRow({
  notice: { id, title, content, createTime, isCurrent },
}: {
  notice: Notice & { isCurrent: boolean }
}) {
  const { t } = useText('pages-common')
  return (
    <Tappable className={styles.row} role="link" onClick={() => go(routes.announce, { id })}>
      <View className={styles.words}>
        <View className={styles.name}>{title}</View>
        <View className={styles.begin}>{content}</View>
        <View className={styles.facts}>
          {!isCurrent && <Tag icon="clock-counter-clockwise">{t('announce.over')}</Tag>}
          <View>
            {daysUntil(createTime) < -WEEK ? formatDayTime(createTime) : formatRelative(createTime)}
          </View>
        </View>
      </View>
      <Icon name="caret-right" size={16} className={styles.caret} />
    </Tappable>
  )
}
