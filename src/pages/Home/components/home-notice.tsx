import { useState } from 'react'
import { View } from '@tarojs/components'
import { useNoticeListQuery } from '@/api/content.api'
import { Button } from '@/components/button'
import { NoticeBar } from '@/components/notice-bar'
import { Sheet } from '@/components/sheet'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './home-notice.module.scss'

/** The newest notice in one line; it opens all current ones. */
export function HomeNotice() {
  const { t } = useText('main')
  const { data, isLoading } = useNoticeListQuery()
  const [isOpen, setIsOpen] = useState(false)
  const newest = data?.[0]
  // its line is kept while it loads: nothing moves when it arrives
  if (isLoading) return <View className={styles.line} />
  if (!newest) return null
  return (
    <>
      <NoticeBar text={newest.title} onOpen={() => setIsOpen(true)} />
      <Sheet isOpen={isOpen} title={t('home.notices')} onClose={() => setIsOpen(false)} footer={<Button kind='outline' block onClick={() => { setIsOpen(false); go(routes.announce) }}>{t('home.allNotices')}</Button>}>
        {data.map(({ id, title, content, createTime }) => (
          <View key={id} className={styles.notice}>
            <View className={styles.title}>{title}</View>
            <View>{content}</View>
            <View className={styles.day}>{formatDate(createTime)}</View>
          </View>
        ))}
      </Sheet>
    </>
  )
}
