import { View } from '@tarojs/components'
import type { Article, ArticleCard } from '@contract/routes/content'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { OtherLanguageTag } from '@/components/other-language'
import { RichText } from '@/components/rich-text'
import { Skeleton } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { webProps } from '@/components/web-props'
import { useToast } from '@/hooks/use-toast'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageShare } from '@/navigation/use-page-share'
import { copyText } from '@/platform/clipboard'
import { outsideWay, printPage } from '@/platform/outside'
import { shareAddress } from '@/platform/share-address'
import styles from '../article.module.scss'
import { MoreArticles } from './more-articles'

type Shown = Record<'title', string> & Partial<Record<'picUrl', string>>

/** Sharing an article: a card in the mini-program, a copied link on H5, and printing where possible. */
export function Tools({ params, card }: { params: Record<string, string>; card: Shown }) {
  const { t } = useText('pages-common')
  const [toast, say] = useToast()
  usePageShare({ url: toUrl(routes.article, params), title: card.title, picture: card.picUrl })
  const share = async () => {
    const address = shareAddress(routes.article, params)
    say(t(address && (await copyText(address)) ? 'article.shared' : 'article.shareFailed'))
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
      <Toast {...toast} />
    </View>
  )
}

/** An article, complete or as a list row while its text is loading. */
export function ArticleView({ article }: { article: Article | ArticleCard }) {
  const { t } = useText('pages-common')
  return (
    <Card>
      <View className={styles.picture}>
        <Image src={article.picUrl} alt="" ratio="16:9" />
      </View>
      <View className={styles.reading}>
        <Heading level={1} size="headline">
          {article.title}
        </Heading>
        <View className={styles.meta}>
          {t('article.by', {
            author: article.author,
            day: formatDate(article.createTime),
            n: article.minutes,
          })}
        </View>
        {'content' in article ? (
          <>
            <OtherLanguageTag language={article.otherLanguage} />
            <View className={styles.text}>
              <RichText html={article.content}>
                <Tools params={{ id: article.id }} card={article} />
                <MoreArticles id={article.id} />
              </RichText>
            </View>
          </>
        ) : (
          <View {...webProps({ 'aria-busy': true })}>
            <Skeleton width={95} />
            <Skeleton width={60} />
          </View>
        )}
      </View>
    </Card>
  )
}
