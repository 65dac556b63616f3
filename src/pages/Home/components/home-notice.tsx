import { useState } from 'react'
import { View } from '@tarojs/components'
import { justRead } from '@/api/api'
import { useNoticeListQuery } from '@/api/content.api'
import { NoticeBar } from '@/components/notice-bar'
import { LowerNoticeSheet } from './lower-blocks'
import styles from './home-notice.module.scss'

/** The newest notice in one line; it opens all current ones. */
export function HomeNotice() {
  const { data, isLoading } = useNoticeListQuery(undefined, { refetchOnMountOrArgChange: justRead })
  const [isOpen, setIsOpen] = useState(false)
  const newest = data?.[0]
  // its line is kept while it loads: nothing moves when it arrives
  if (isLoading) return <View className={styles.line} />
  if (!newest) return null
  return (
    <>
      <NoticeBar text={newest.title} onOpen={() => setIsOpen(true)} />
      {isOpen && <LowerNoticeSheet notices={data} onClose={() => setIsOpen(false)} />}
    </>
  )
}
