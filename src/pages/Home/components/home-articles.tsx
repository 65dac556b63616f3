import { View } from '@tarojs/components'
import { useArticleListQuery } from '@/api/content.api'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './home-articles.module.scss'

const SHOWN = 4

/** The newest health articles. */
export function HomeArticles({ title }: { title: string }) {
  const { t } = useText('main')
  const articles = useArticleListQuery({ size: SHOWN }, { refetchOnMountOrArgChange: true })
  return (
    <Section title={title}>
      <QueryGate query={articles} skeleton={<SkeletonPage count={2} />} empty={{ when: ({ records }) => records.length === 0, kind: 'data' }}>
        {({ records }) => (
          <Card className={styles.list}>
            {records.map(({ id, title: name, author, minutes, picUrl }) => (
              <Tappable key={id} className={styles.article} role='link' onClick={() => go(routes.article, { id })}>
                <View className={styles.words}><Heading level={3} size='body' className={styles.name}>{name}</Heading><View className={styles.by}>{t('home.articleBy', { author, n: minutes })}</View></View>
                <View className={styles.picture}><Image src={picUrl} alt='' ratio='4:3' lazy /></View>
              </Tappable>
            ))}
          </Card>
        )}
      </QueryGate>
    </Section>
  )
}
