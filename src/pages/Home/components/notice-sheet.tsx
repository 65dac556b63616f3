import { View } from '@tarojs/components'
import type { Notice } from '@contract/routes/content'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import { formatRelative } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './home-notice.module.scss'

/** All current notices. */
export function NoticeSheet({ notices, onClose }: { notices: readonly Notice[]; onClose: () => void }) {
  const { t } = useText('main')
  return (
    <Sheet
      isOpen
      title={t('home.notices')}
      onClose={onClose}
      footer={
        <Button
          kind="outline"
          block
          onClick={() => {
            onClose()
            go(routes.announce)
          }}
        >
          {t('home.allNotices')}
        </Button>
      }
    >
      {notices.map(({ id, title, content, createTime }) => (
        <View key={id} className={styles.notice}>
          <View className={styles.title}>{title}</View>
          <View>{content}</View>
          <View className={styles.day}>{formatRelative(createTime)}</View>
        </View>
      ))}
    </Sheet>
  )
}
