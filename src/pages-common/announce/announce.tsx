import { View } from '@tarojs/components'
import { isGone } from '@/api/api-error'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { useLoadMore } from '@/hooks/use-load-more'
import { formatMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, replace, switchTo, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useNoticeDetailQuery, useNoticePagesInfiniteQuery } from '@/pages-common/api/reading.api'
import { readState } from '@/utils/read-state'
import { NoticesSkeleton, ReadingSkeleton } from '../components/reading-skeleton'
import styles from './announce.module.scss'
import { NoticeRow } from './notice-row'

function NoticeList() {
  const { t } = useText('pages-common')
  const notices = useNoticePagesInfiniteQuery()
  const { status, loadMore } = useLoadMore(notices)
  const rows = notices.data && rowsOf(notices.data)
  return (
    <PageShell title={t('announce.title')} isNarrow>
      <QueryGate
        state={readState(rows, notices, { isEmpty: rows?.length === 0 })}
        skeleton={<NoticesSkeleton />}
        empty={{
          kind: 'notice',
          action: <Button onClick={() => switchTo(routes.home)}>{t('announce.home')}</Button>,
        }}
      >
        {(list) => (
          <>
            <Card flush>
              {list.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} />
              ))}
            </Card>
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </>
        )}
      </QueryGate>
    </PageShell>
  )
}

function OneNotice({ id }: { id: string }) {
  const { t } = useText('pages-common')
  const notice = useNoticeDetailQuery(id)
  return (
    <PageShell title={t('announce.one')} isNarrow>
      <QueryGate
        state={readState(notice.data, notice, { isGone: isGone(notice.error) })}
        skeleton={<ReadingSkeleton />}
        gone={{
          kind: 'notice',
          title: t('announce.goneTitle'),
          text: t('announce.goneText'),
          action: <Button onClick={() => replace(routes.announce)}>{t('announce.all')}</Button>,
        }}
      >
        {(data) => (
          <>
            <Card>
              <Heading level={2} size="headline">
                {data.title}
              </Heading>
              <View className={styles.day}>{formatMoment(data.createTime)}</View>
              <View className={styles.text}>{data.content}</View>
            </Card>
            {data.articleId && (
              <Button kind="tint" icon="newspaper" onClick={() => go(routes.article, { id: data.articleId })}>
                {t('announce.article')}
              </Button>
            )}
            <Button kind="text" onClick={() => replace(routes.announce)}>
              {t('announce.all')}
            </Button>
          </>
        )}
      </QueryGate>
    </PageShell>
  )
}

/** The notices page: all notices, newest first, or a single one (`id`). */
export default function Announce() {
  const { id } = usePageParams<{ id: string }>()
  return id ? <OneNotice id={id} /> : <NoticeList />
}
