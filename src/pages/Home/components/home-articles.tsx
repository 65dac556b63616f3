import { justRead } from '@/api/api'
import { useArticleListQuery } from '@/api/content.api'
import { ArticleRow } from '@/components/article-row'
import { Card } from '@/components/card'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { lowerReads } from './lower-reads'
import styles from './home-articles.module.scss'

/** The newest health articles. */
export function HomeArticles({ title }: { title: string }) {
  const { t } = useText('main')
  const articles = useArticleListQuery(lowerReads.articles, { refetchOnMountOrArgChange: justRead })
  return (
    <Section title={title}>
      <QueryGate
        query={articles}
        skeleton={<SkeletonPage count={2} />}
        empty={{ when: ({ records }) => records.length === 0, kind: 'data' }}
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
                onOpen={() => go(routes.article, { id })}
              />
            ))}
          </Card>
        )}
      </QueryGate>
    </Section>
  )
}
