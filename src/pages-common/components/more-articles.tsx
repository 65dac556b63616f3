import { View } from '@tarojs/components'
import { ArticleRow } from '@/components/article-row'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { cx } from '@/components/web-props'
import { useArticleListQuery } from '@/features/content/api/content.api'
import { useText } from '@/i18n/use-text'
import { go, linkTo, switchTo, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from '../article.module.scss'

/** As many as on the home page, which has them already for most readers. */
const ASKED = 4
const SHOWN = 3

/** After an article: what can be booked, and the other new articles. */
export function MoreArticles({ id }: { id: string }) {
  const { t } = useText('pages-common')
  const list = useArticleListQuery({ size: ASKED })
  const others = list.data?.records.filter((article) => article.id !== id).slice(0, SHOWN) ?? []
  return (
    <View className={styles.more}>
      <NextStrip
        kind="ok"
        icon="calendar-check"
        action={
          <Button kind="text" size="small" onClick={() => switchTo(routes.commodity)}>
            {t('article.seeCare')}
          </Button>
        }
      >
        {t('article.care')}
      </NextStrip>
      {(list.isLoading || others.length > 0) && (
        <View className={cx(list.isLoading && styles.loading)}>
          <Heading level={2}>{t('article.others')}</Heading>
          <View>
            {others.map(({ title, author, minutes, picUrl, ...other }) => (
              <ArticleRow
                key={other.id}
                isLine
                title={title}
                by={t('article.otherBy', { author, n: minutes })}
                picture={picUrl}
                href={linkTo(toUrl(routes.article, { id: other.id }))}
                onOpen={() => go(routes.article, { id: other.id })}
              />
            ))}
          </View>
        </View>
      )}
    </View>
  )
}
