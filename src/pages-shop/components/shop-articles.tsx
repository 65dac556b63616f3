import { View } from '@tarojs/components'
import { useArticlesOfShopQuery } from '@/api/content.api'
import { ArticleRow } from '@/components/article-row'
import { Card } from '@/components/card'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

const SHOWN = 3

/** To read about what one gets here. Not there while there is nothing, or it cannot be read. */
export function ShopArticles({ shopId }: { shopId: string }) {
  const { t } = useText('pages-shop')
  const { data } = useArticlesOfShopQuery({ shopId, size: SHOWN })
  if (!data || data.records.length === 0) return null
  return (
    <Card title={t('shop.articles')}>
      <View>
        {data.records.map(({ id, title, author, minutes, picUrl }) => (
          <ArticleRow
            key={id}
            isLine
            title={title}
            by={t('shop.articleBy', { author, n: minutes })}
            picture={picUrl}
            onOpen={() => go(routes.article, { id })}
          />
        ))}
      </View>
    </Card>
  )
}
