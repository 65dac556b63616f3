import { View } from '@tarojs/components'
import type { Feedback } from '@contract/routes/feedback'
import { rowsOf } from '@/api/paging'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { LoadMore } from '@/components/load-more'
import { WrittenTag } from '@/components/other-language'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tag } from '@/components/tag'
import { useLoadMore } from '@/hooks/use-load-more'
import { formatMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useMyFeedbackInfiniteQuery } from '@/pages-mine/api/feedback.api'
import { readState } from '@/utils/read-state'
import styles from './feedback.module.scss'

/** A feedback with its pictures and answer. */
function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { t } = useText('pages-mine')
  return (
    <Card>
      <View className={styles.head}>
        <Tag kind={feedback.isAnswered ? 'ok' : 'info'} icon={feedback.isAnswered ? 'check-circle' : 'clock'}>
          {t(feedback.isAnswered ? 'feedback.answered' : 'feedback.waiting')}
        </Tag>
        <View className={styles.time}>{formatMoment(feedback.createTime)}</View>
      </View>
      <Heading level={3} size="body" className={styles.kind}>
        {t(`feedback.kinds.${feedback.kind}`)}
      </Heading>
      <View className={styles.content}>{feedback.content}</View>
      {feedback.picUrls.length > 0 && (
        <View className={styles.pictures}>
          {feedback.picUrls.map((url, i) => (
            <View key={url} className={styles.thumb}>
              <Image src={url} alt={t('pictures.one', { n: i + 1 })} ratio="1:1" lazy />
            </View>
          ))}
        </View>
      )}
      {feedback.answers.map((answer) => (
        <View key={answer.id} className={styles.answer}>
          <View className={styles.by}>
            {t('feedback.answerOf', { time: formatMoment(answer.createTime) })}
          </View>
          <View className={styles.content}>{answer.content}</View>
          <WrittenTag text={answer.content} />
        </View>
      ))}
    </Card>
  )
}

/** The account's earlier feedback, newest first. */
export function MyFeedback() {
  const { t } = useText('pages-mine')
  const list = useMyFeedbackInfiniteQuery()
  const rows = list.currentData && rowsOf(list.currentData)
  const { status, loadMore } = useLoadMore(list)
  return (
    <View className={styles.list}>
      <Heading level={2}>{t('feedback.mine')}</Heading>
      <QueryGate
        isPart
        state={readState(rows, list, { isEmpty: rows?.length === 0 })}
        skeleton={<SkeletonPage kind="cards" count={2} />}
        empty={{ kind: 'data', title: t('feedback.noneTitle'), text: t('feedback.noneText') }}
      >
        {(found) => (
          <>
            {found.map((feedback) => (
              <FeedbackCard key={feedback.id} feedback={feedback} />
            ))}
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </>
        )}
      </QueryGate>
    </View>
  )
}
