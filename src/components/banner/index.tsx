import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useTheme } from '@/hooks/use-theme'
import { useText } from '@/i18n/use-text'
import { isMotionReduced } from '@/platform/system'
import { drawnBy, pressOnly } from '../drawn'
import { Icon } from '../icon'
import { Image } from '../image'
import { useSwipe } from '../swipe'
import { Tappable } from '../tappable'
import { useDrawnPicture } from '../use-drawn-picture'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

export interface BannerItem {
  key: string
  picture: string
  title: string
  note?: string
  action?: string
}

interface BannerProps {
  items: readonly BannerItem[]
  onOpen: (item: BannerItem) => void
  label: string
  /** 0 stands still */
  intervalMs?: number
}

interface SlideProps {
  item: BannerItem
  isOn: boolean
  isLazy: boolean
  onOpen: (item: BannerItem) => void
}

// drawn by banner-slide.wxml: only its words travel with the mini-program's setData
function DrawnSlide({ item, isOn, isLazy, onOpen }: SlideProps) {
  const { picture, title, note, action } = item
  return (
    <View
      className={isOn ? styles.on : undefined}
      onClick={pressOnly(() => onOpen(item))}
      {...useDrawnPicture(picture)}
      {...drawnBy('banner-slide', { lazy: isLazy, name: title, note, go: action })}
    />
  )
}

function Slide(props: SlideProps) {
  if (process.env.TARO_ENV !== 'h5') return <DrawnSlide {...props} />
  const { item, isOn, isLazy, onOpen } = props
  return (
    <View className={cx(styles.slide, isOn && styles.on)} {...webProps({ 'aria-hidden': !isOn })}>
      <Tappable className={styles.press} role="link" tabIndex={isOn ? 0 : -1} onClick={() => onOpen(item)}>
        <View className={styles.picture}>
          <Image src={item.picture} alt="" lazy={isLazy} />
        </View>
        <View className={styles.words}>
          <View className={styles.title}>{item.title}</View>
          {item.note && <View>{item.note}</View>}
          {item.action && (
            <View className={styles.go}>
              {item.action}
              <Icon name="caret-right" size={16} />
            </View>
          )}
        </View>
      </Tappable>
    </View>
  )
}

/**
 * Pictures that take turns by fading. Not Taro's Swiper: that one brings a library of 140 KB to H5, loops clones that
 * screen readers read twice, and cannot be paused. Swipe, dots and a pause button; stands still while pointed at or focused, and from the start where less motion is wanted.
 */
export function Banner({ items, onOpen, label, intervalMs = 5000 }: BannerProps) {
  const { t } = useText('common')
  const [index, setIndex] = useState(0)
  const isCalm = !!useTheme().elder
  const [isPaused, setIsPaused] = useState(() => isCalm || isMotionReduced())
  const [isHeld, setIsHeld] = useState(false)
  const count = items.length
  const current = count ? index % count : 0
  useEffect(() => {
    if (!intervalMs || isPaused || isHeld || count < 2) return
    const timer = setInterval(() => setIndex((i) => (i + 1) % count), intervalMs)
    return () => clearInterval(timer)
  }, [count, intervalMs, isHeld, isPaused])
  const swipe = useSwipe((by) => setIndex((current + by + count) % count))
  if (!count) return null
  return (
    <View
      className={styles.root}
      ariaRole="group"
      ariaLabel={label}
      {...swipe}
      {...webProps({
        'aria-roledescription': t('banner.role'),
        onMouseEnter: () => setIsHeld(true),
        onMouseLeave: () => setIsHeld(false),
        onFocus: () => setIsHeld(true),
        onBlur: () => setIsHeld(false),
      })}
    >
      {items.map((item, i) => (
        <Slide key={item.key} item={item} isOn={i === current} isLazy={i > 0} onOpen={onOpen} />
      ))}
      {count > 1 && (
        <View className={styles.tools}>
          <View className={styles.dots} {...webProps({ 'aria-hidden': true })}>
            {items.map((item, i) => (
              <View key={item.key} className={cx(styles.dot, i === current && styles.dotOn)} />
            ))}
          </View>
          <Tappable
            className={styles.pause}
            label={t(isPaused ? 'banner.play' : 'banner.pause')}
            onClick={() => setIsPaused(!isPaused)}
          >
            <View className={cx(styles.sign, isPaused && styles.play)} />
          </Tappable>
        </View>
      )}
    </View>
  )
}
