import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Image } from '@/components/image'
import { useSwipe } from '@/components/swipe'
import { Tappable } from '@/components/tappable'
import { cx, hiddenProps } from '@/components/web-props'
import type { GoodsWords } from '../../words'
import styles from './index.module.scss'

interface GalleryProps {
  pictures: readonly string[]
  name: string
  words: GoodsWords
}

/**
 * The product's pictures, changed by swipe, press or arrow keys; thumbnails on a desktop. A picture adjacent to
 * the visible one loads once the page is there: the HTML's first screen would request it before the app's files.
 */
export function Gallery({ pictures, name, words: t }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  const count = pictures.length
  const step = (by: number) => setShown((from) => (from + by + count) % count)
  const swipe = useSwipe(step)
  if (count < 2)
    return (
      <View className={styles.root}>
        <View className={styles.stage}>
          <View className={styles.picture}>
            <Image src={pictures[0] ?? ''} alt={name} />
          </View>
        </View>
      </View>
    )
  const isNear = (index: number) => Math.abs(index - shown) <= (isThere ? 1 : 0)
  return (
    <View className={styles.root}>
      <View className={styles.stage} {...swipe}>
        <Tappable
          className={styles.press}
          label={t('detail.gallery.picture', { name, n: shown + 1, count })}
          onClick={() => step(1)}
          onKeyDown={(key) => {
            if (key === 'ArrowRight') step(1)
            else if (key === 'ArrowLeft') step(-1)
          }}
        >
          <View className={styles.track} style={{ transform: `translateX(-${shown * 100}%)` }}>
            {pictures.map((picture, index) => (
              <View key={picture} className={styles.slide}>
                {isNear(index) && <Image src={picture} alt="" />}
              </View>
            ))}
          </View>
        </Tappable>
        <View className={styles.count} {...hiddenProps()}>{`${shown + 1} / ${count}`}</View>
      </View>
      <View className={styles.thumbs} ariaRole="tablist">
        {pictures.map((picture, index) => (
          <Tappable
            key={picture}
            role="tab"
            className={cx(styles.thumb, index === shown && styles.chosen)}
            label={t('detail.gallery.thumb', { n: index + 1 })}
            selected={index === shown}
            onClick={() => setShown(index)}
          >
            <Image src={picture} alt="" ratio="1:1" lazy />
          </Tappable>
        ))}
      </View>
    </View>
  )
}
