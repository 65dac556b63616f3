import { View } from '@tarojs/components'
import type { ArticleCard } from '@contract/routes/content'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { RichText } from '@/components/rich-text'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { readingApi, useArticleDetailQuery, useProtocolDetailQuery } from '@/pages-common/api/reading.api'
import { orKnown, useKnownRow } from '@/store/use-known-row'
import { readState } from '@/utils/read-state'
import styles from './article.module.scss'
import { ArticleView, Tools } from './components/article-view'
import { ReadingSkeleton } from './components/reading-skeleton'

/** Prefetched when a link to this page is pressed. */
export const readAhead = (id: string) => readingApi.endpoints.articleDetail.initiate(id, { subscribe: false })

/** The page of an article (`id`) or a protocol (`protocolId`): rich text sanitised by the server. */
export default function ArticlePage() {
  const { t } = useText('pages-common')
  const { id, protocolId } = usePageParams<{ id: string; protocolId: string }>()
  const article = useArticleDetailQuery(id ?? '', { skip: !!protocolId || !id })
  const protocol = useProtocolDetailQuery(protocolId ?? '', { skip: !protocolId })
  const known = useKnownRow<ArticleCard>(protocolId ? '' : (id ?? ''), 'minutes')
  const gone = {
    kind: 'searchResults' as const,
    title: t('article.goneTitle'),
    text: t('article.goneText'),
    action: <Button onClick={() => switchTo(routes.home)}>{t('article.seeHome')}</Button>,
  }
  useBrowseRecord('article', protocolId ? undefined : article.data?.id)
  if (protocolId) {
    return (
      <PageShell title={protocol.data?.title ?? t('article.protocol')} isNarrow>
        <QueryGate
          state={readState(protocol.data, protocol, { isGone: isGone(protocol.error) })}
          skeleton={<ReadingSkeleton />}
          gone={gone}
        >
          {(data) => (
            <Card>
              <View className={styles.reading}>
                <View className={styles.meta}>
                  {t('article.updated', { day: formatDate(data.updateTime) })}
                </View>
                <View className={styles.text}>
                  <RichText html={data.content}>
                    <Tools params={{ protocolId }} card={{ title: data.title }} />
                  </RichText>
                </View>
              </View>
            </Card>
          )}
        </QueryGate>
      </PageShell>
    )
  }
  const state = orKnown(readState(article.data, article, { isGone: !id || isGone(article.error) }), known)
  return (
    <PageShell title={t('article.title')} hasOwnHeading={state.kind === 'ready'} isNarrow>
      <QueryGate state={state} skeleton={<ReadingSkeleton hasPicture />} gone={gone}>
        {(data) => <ArticleView key={data.id} article={data} />}
      </QueryGate>
    </PageShell>
  )
}
