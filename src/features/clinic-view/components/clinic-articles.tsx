import { View } from '@tarojs/components'
import { ArticleRow } from '@/components/article-row'
import { Card } from '@/components/card'
import { useArticlesOfShopQuery } from '@/features/clinic-view/api/articles.api'
import { useText } from '@/i18n/use-text'
import { go, linkTo, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

const SHOWN = 2

/** Articles about the clinic's services. Renders nothing when there are none or they cannot be loaded. */
export function ClinicArticles({ shopId }: { shopId: string }) {
  const { t } = useText('common')
  const { data } = useArticlesOfShopQuery({ shopId, size: SHOWN })
  if (!data || data.records.length === 0) return null
  return (
    <Card title={t('clinicView.articles')}>
      <View>
        {data.records.map(({ id, title, author, minutes, picUrl }) => (
          <ArticleRow
            key={id}
            isLine
            title={title}
            by={t('clinicView.articleBy', { author, n: minutes })}
            picture={picUrl}
            href={linkTo(toUrl(routes.article, { id }))}
            onOpen={() => go(routes.article, { id })}
          />
        ))}
      </View>
    </Card>
  )
}
