import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { type PagedQuery, useNextPage } from '@/hooks/use-load-more'
import { formatDate } from '@/i18n/format'
import type { ReadState } from '@/utils/read-state'
import { Card } from '../card'
import { Image } from '../image'
import { LoadMore } from '../load-more'
import { WrittenTag } from '../other-language'
import { QueryGate } from '../query-gate'
import { Rating } from '../rating'
import { MoreLink } from '../section-header'
import { Sheet } from '../sheet'
import styles from './index.module.scss'

/** Number of reviews shown on the page itself. */
const SHOWN = 2

export interface ShownReview {
  id: string
  score: number
  content: string
  authorText: string
  createTime: string
  picUrls: readonly string[]
  /** subject of the review, where reviews differ in it */
  about?: string
  /** the reply to the review, with its label */
  reply?: string
}

interface ReviewsProps {
  title: string
  /** label of the link that opens all of them */
  allText: string
  /** description of the pictures */
  pictureAlt: string
  total: number
  reviews: ReadState<readonly ShownReview[]>
  skeleton: ReactNode
  /** shown above the reviews: the overall score */
  head?: ReactNode
  query: PagedQuery
}

/** A card of reviews: the newest on the page, and all of them in a sheet. */
export function Reviews({ title, allText, pictureAlt, total, reviews, skeleton, head, query }: ReviewsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { status, loadMore } = useNextPage(query)
  return (
    <Card
      title={title}
      action={
        total > SHOWN && (
          <MoreLink text={allText} label={`${allText} ${title}`} onClick={() => setIsOpen(true)} />
        )
      }
    >
      {head}
      <QueryGate state={reviews} skeleton={skeleton} isPart>
        {(rows) => (
          <>
            <ReviewRows reviews={rows.slice(0, SHOWN)} pictureAlt={pictureAlt} />
            <Sheet isOpen={isOpen} title={title} onClose={() => setIsOpen(false)}>
              <ReviewRows reviews={rows} pictureAlt={pictureAlt} />
              <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
            </Sheet>
          </>
        )}
      </QueryGate>
    </Card>
  )
}

interface ReviewRowsProps {
  reviews: readonly ShownReview[]
  pictureAlt: string
}

const ReviewRows = ({ reviews, pictureAlt }: ReviewRowsProps) => (
  <View ariaRole="list">
    {reviews.map(({ id, score, content, picUrls, about, authorText, createTime, reply }) => (
      <View key={id} className={styles.review} ariaRole="listitem">
        <Rating value={score} />
        <View className={styles.content}>{content}</View>
        <WrittenTag text={content} />
        {picUrls.length > 0 && (
          <View className={styles.pictures}>
            {picUrls.map((url) => (
              <View key={url} className={styles.picture}>
                <Image src={url} alt={pictureAlt} ratio="1:1" lazy />
              </View>
            ))}
          </View>
        )}
        {about && <View className={styles.note}>{about}</View>}
        <View className={styles.note}>
          {[authorText, formatDate(createTime)].filter(Boolean).join('\u00a0· ')}
        </View>
        {reply && <View className={styles.reply}>{reply}</View>}
      </View>
    ))}
  </View>
)
