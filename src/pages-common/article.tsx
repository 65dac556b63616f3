import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Article, ArticleCard } from '@contract/routes/content'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { OtherLanguageTag } from '@/components/other-language'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { RichText } from '@/components/rich-text'
import { Skeleton } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { webProps } from '@/components/web-props'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { usePageShare } from '@/navigation/use-page-share'
import { readingApi, useArticleDetailQuery, useProtocolDetailQuery } from '@/pages-common/api/reading.api'
import { copyText } from '@/platform/clipboard'
import { outsideWay, printPage } from '@/platform/outside'
import { shareAddress } from '@/platform/share-address'
import { orKnown, useKnownRow } from '@/store/use-known-row'
import { readState } from '@/utils/read-state'
import styles from './article.module.scss'
import { ReadingSkeleton } from './components/reading-skeleton'

type Shown = Record<'title', string> & Partial<Record<'picUrl', string>>

/** Sharing an article: a card in the mini-program, a copied link on H5, and printing where possible. */
function Tools({ params, card }: { params: Record<string, string>; card: Shown }) {
  const { t } = useText('pages-common')
  const [note, setNote] = useState('')
  usePageShare({ url: toUrl(routes.article, params), title: card.title, picture: card.picUrl })
  const share = async () => {
    const address = shareAddress(routes.article, params)
    setNote(t(address && (await copyText(address)) ? 'article.shared' : 'article.shareFailed'))
  }
  const isBrowser = outsideWay === 'open'
  return (
    <View className={styles.tools}>
      <Button
        kind="tint"
        size="card"
        icon="share-network"
        openType="share"
        onClick={() => {
          if (isBrowser) void share()
        }}
      >
        {t('article.share')}
      </Button>
      {isBrowser && (
        <Button kind="outline" size="card" icon="printer" onClick={printPage}>
          {t('article.print')}
        </Button>
      )}
      <Toast isOpen={note !== ''} text={note} onClose={() => setNote('')} />
    </View>
  )
}

/** Asked for when a finger goes down on a link to this page. */
export const readAhead = (id: string) => readingApi.endpoints.articleDetail.initiate(id, { subscribe: false })

/** An article, whole or as a list knew it while its text is on the way. */
function ArticleView({ article }: { article: Article | ArticleCard }) {
  const { t } = useText('pages-common')
  return (
    <Card>
      <View className={styles.picture}>
        <Image src={article.picUrl} alt="" ratio="16:9" />
      </View>
      <Heading level={2} size="headline">
        {article.title}
      </Heading>
      <View className={styles.meta}>
        {t('article.by', { author: article.author, day: formatDate(article.createTime), n: article.minutes })}
      </View>
      {'content' in article ? (
        <>
          <OtherLanguageTag language={article.otherLanguage} />
          <RichText html={article.content} />
          <Tools params={{ id: article.id }} card={article} />
        </>
      ) : (
        <View {...webProps({ 'aria-busy': true })}>
          <Skeleton width={95} />
          <Skeleton width={60} />
        </View>
      )}
    </Card>
  )
}

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
              <View className={styles.meta}>
                {t('article.updated', { day: formatDate(data.updateTime) })}
              </View>
              <RichText html={data.content} />
              <Tools params={{ protocolId }} card={{ title: data.title }} />
            </Card>
          )}
        </QueryGate>
      </PageShell>
    )
  }
  return (
    <PageShell title={t('article.title')} isNarrow>
      <QueryGate
        state={orKnown(readState(article.data, article, { isGone: !id || isGone(article.error) }), known)}
        skeleton={<ReadingSkeleton hasPicture />}
        gone={gone}
      >
        {(data) => <ArticleView key={data.id} article={data} />}
      </QueryGate>
    </PageShell>
  )
}
