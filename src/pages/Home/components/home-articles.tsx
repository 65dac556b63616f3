import { justRead } from '@/api/api'
import { ArticleRow } from '@/components/article-row'
import { Card } from '@/components/card'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { useArticleListQuery } from '@/features/content/api/content.api'
import { useText } from '@/i18n/use-text'
import { go, linkTo, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { readState } from '@/utils/read-state'
import styles from './home-articles.module.scss'
import { lowerReads } from './lower-reads'

/** The newest health articles. */
export function HomeArticles({ title }: { title: string }) {
  const { t } = useText('main')
  const articles = useArticleListQuery(lowerReads.articles, { refetchOnMountOrArgChange: justRead })
  return (
    <Section title={title}>
      <QueryGate
        state={readState(articles.data, articles, { isEmpty: articles.data?.records.length === 0 })}
        skeleton={<SkeletonPage count={2} />}
        empty={{ kind: 'data' }}
        isPart
      >
        {({ records }) => (
          <Card className={styles.list}>
            {records.map(({ id, title: name, author, minutes, picUrl }) => (
              <ArticleRow
                key={id}
                isLine
                title={name}
                by={t('home.articleBy', { author, n: minutes })}
                picture={picUrl}
                href={linkTo(toUrl(routes.article, { id }))}
                onOpen={() => go(routes.article, { id })}
              />
            ))}
          </Card>
        )}
      </QueryGate>
    </Section>
  )
}
