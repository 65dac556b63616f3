import { View } from '@tarojs/components'
import { orGone } from '@/api/api-error'
import { useArticleDetailQuery, useProtocolDetailQuery } from '@/api/content.api'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { RichText } from '@/components/rich-text'
import { SkeletonPage } from '@/components/skeleton'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import styles from './article.module.scss'

/** An article (`id`) or a protocol (`protocolId`) as rich text that the server has cleaned. */
export default function ArticlePage() {
  const { t } = useText('pages-common')
  const { id, protocolId } = usePageParams<{ id: string; protocolId: string }>()
  const article = useArticleDetailQuery(id ?? '', { skip: !!protocolId })
  const protocol = useProtocolDetailQuery(protocolId ?? '', { skip: !protocolId })
  if (protocolId) {
    return (
      <PageShell title={protocol.data?.title ?? t('article.protocol')} isNarrow>
        <QueryGate query={protocol} skeleton={<SkeletonPage kind='detail' />}>
          {(data) => (
            <Card>
              <View className={styles.meta}>{t('article.updated', { day: formatDate(data.updateTime) })}</View>
              <RichText html={data.content} />
            </Card>
          )}
        </QueryGate>
      </PageShell>
    )
  }
  return (
    <PageShell title={t('article.title')} isNarrow>
      <QueryGate
        query={orGone(article)} skeleton={<SkeletonPage kind='detail' />}
        empty={{ when: (data) => data === null, kind: 'data', title: t('article.goneTitle'), text: t('article.goneText'), action: <Button onClick={() => switchTo(routes.home)}>{t('article.seeHome')}</Button> }}
      >
        {(data) => data && (
          <Card>
            <View className={styles.picture}><Image src={data.picUrl} alt='' ratio='16:9' /></View>
            <Heading level={2} size='headline'>{data.title}</Heading>
            <View className={styles.meta}>{t('article.by', { author: data.author, day: formatDate(data.createTime), n: data.minutes })}</View>
            <RichText html={data.content} />
          </Card>
        )}
      </QueryGate>
    </PageShell>
  )
}
