import { View } from '@tarojs/components'
import { useState } from 'react'
import { justRead } from '@/api/api'
import { useNoticeListQuery } from '@/features/content/api/content.api'
import styles from './home-notice.module.scss'
import { LowerNoticeSheet } from './lower-sheets'
import { NoticeBar } from './notice-bar'

/** The newest notice, which opens all current ones. */
export function HomeNotice() {
  const { data, isLoading } = useNoticeListQuery(undefined, { refetchOnMountOrArgChange: justRead })
  const [isOpen, setIsOpen] = useState(false)
  const newest = data?.[0]
  // its line is reserved while loading, to avoid a layout shift
  if (isLoading) return <View className={styles.line} />
  if (!newest) return null
  return (
    <>
      <NoticeBar text={newest.title} onOpen={() => setIsOpen(true)} />
      {isOpen && <LowerNoticeSheet notices={data} onClose={() => setIsOpen(false)} />}
    </>
  )
}
