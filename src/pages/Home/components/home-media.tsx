import { View } from '@tarojs/components'
import { useState } from 'react'
import { justRead } from '@/api/api'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { MoreLink } from '@/components/section-header'
import { Tappable } from '@/components/tappable'
import {
  useDecorationConfigQuery,
  useDecorationImagesQuery,
  useDecorationVideosQuery,
} from '@/features/content/api/content.api'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { leadsSomewhere, openLink } from '@/navigation/navigate'
import { resolveAsset } from '@/platform/config'
import { Film } from './film'
import styles from './home-media.module.scss'

/** A short video: a still picture until it is started, so that nothing loads or plays automatically. */
function HomeVideo({
  title,
  text,
  posterUrl,
  videoUrl,
  seconds,
  link,
  isMuted,
}: {
  title: string
  text: string
  posterUrl: string
  videoUrl: string
  seconds: number
  link: string
  isMuted: boolean
}) {
  const { t } = useText('main')
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <Card flush className={styles.film}>
      <View className={styles.stage}>
        {isPlaying ? (
          <Film
            className={styles.video}
            src={resolveAsset(videoUrl)}
            poster={resolveAsset(posterUrl)}
            isMuted={isMuted}
            label={title}
          />
        ) : (
          <Tappable
            className={styles.start}
            label={t('home.playFilm', { title, n: seconds })}
            onClick={() => setIsPlaying(true)}
          >
            <Image src={posterUrl} alt="" ratio="16:9" lazy />
            <View className={styles.play}>
              <Icon name="play" size={28} />
            </View>
          </Tappable>
        )}
      </View>
      <View className={styles.words}>
        <Heading level={3}>{title}</Heading>
        <View className={styles.line}>
          <View className={styles.text}>{text}</View>
          <MoreLink
            text={t('home.more')}
            label={`${t('home.more')} ${title}`}
            onClick={() => openLink(link)}
          />
        </View>
      </View>
    </Card>
  )
}

/** Picture sections and videos of the decoration that link to existing pages. */
export function HomeMedia() {
  const { data: images = [] } = useDecorationImagesQuery(undefined, { refetchOnMountOrArgChange: justRead })
  const { data: videos = [] } = useDecorationVideosQuery(undefined, { refetchOnMountOrArgChange: justRead })
  const { data: config } = useDecorationConfigQuery(undefined, { refetchOnMountOrArgChange: true })
  const isWide = useWindowSize().width >= desktopFromPx
  const shownImages = images.filter(({ link }) => leadsSomewhere(link))
  const shownVideos = videos.filter(({ link }) => leadsSomewhere(link))
  if (shownImages.length + shownVideos.length === 0) return null
  return (
    <View className={styles.root}>
      {shownImages.length > 0 && (
        <View className={styles.part}>
          {shownImages.map(({ id, title, text, link, picUrl, picUrlWide }) => (
            <Tappable key={id} className={styles.picture} role="link" onClick={() => openLink(link)}>
              <Image className={styles.ground} src={isWide ? picUrlWide : picUrl} alt="" lazy />
              <View className={styles.over}>
                <View className={styles.title}>{title}</View>
                <View>{text}</View>
              </View>
            </Tappable>
          ))}
        </View>
      )}
      {shownVideos.length > 0 && (
        <View className={styles.part}>
          {shownVideos.map(({ id, ...video }) => (
            <HomeVideo key={id} {...video} isMuted={config?.isVideoMuted !== false} />
          ))}
        </View>
      )}
    </View>
  )
}
