import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { useSwipe } from '@/components/swipe'
import { Tappable } from '@/components/tappable'
import { cx, hiddenProps, webProps } from '@/components/web-props'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { useText } from '@/i18n/use-text'
import { isMotionReduced } from '@/platform/system'
import { useTheme } from '@/theme/use-theme'
import styles from './index.module.scss'

export interface BannerItem {
  key: string
  picture: string
  title: string
  note?: string
  action?: string
  /** address of the page it leads to */
  href?: string
}

interface BannerProps {
  items: readonly BannerItem[]
  onOpen: (item: BannerItem) => void
  label: string
  /** 0 disables the rotation */
  intervalMs?: number
}

interface SlideProps {
  item: BannerItem
  isCurrent: boolean
  isPictured: boolean
  onOpen: (item: BannerItem) => void
}

function Slide({ item, isCurrent, isPictured, onOpen }: SlideProps) {
  return (
    <View className={cx(styles.slide, isCurrent && styles.current)} {...hiddenProps(!isCurrent)}>
      <Tappable
        className={styles.press}
        role="link"
        tabIndex={isCurrent ? 0 : -1}
        href={item.href}
        onClick={() => onOpen(item)}
      >
        <View className={styles.picture}>{isPictured && <Image src={item.picture} alt="" />}</View>
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

/** Paused by the button until it is pressed again; held while the pointer or the focus is inside. */
function usePlaying(isCalm: boolean) {
  const [isPaused, setIsPaused] = useState(() => isCalm || isMotionReduced())
  const [isOver, setIsOver] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  return {
    isPaused,
    isHeld: isOver || isFocused,
    toggle: () => {
      setIsPaused(!isPaused)
      // the press leaves the focus on the button, which would hold what it has set going
      setIsFocused(false)
    },
    holdProps: {
      onMouseEnter: () => setIsOver(true),
      onMouseLeave: () => setIsOver(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  }
}

/**
 * A carousel of fading pictures with swipe, dots and a pause button. It pauses while hovered or focused, and
 * does not start where reduced motion is preferred. Taro's Swiper adds a library of 140 KB to H5, clones
 * slides that screen readers then read twice, and cannot be paused.
 */
export function Banner({ items, onOpen, label, intervalMs = 5000 }: BannerProps) {
  const { t } = useText('common')
  const [index, setIndex] = useState(0)
  const isCalm = !!useTheme().elder
  const { isPaused, isHeld, toggle, holdProps } = usePlaying(isCalm)
  const count = items.length
  // all texts together decide its height, but only the first picture is visible
  const pictured = useOneByOne(count, 1)
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
        ...holdProps,
      })}
    >
      {items.map((item, i) => (
        <Slide
          key={item.key}
          item={item}
          isCurrent={i === current}
          isPictured={i < pictured}
          onOpen={onOpen}
        />
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
            onClick={toggle}
          >
            <View className={cx(styles.sign, isPaused && styles.play)} />
          </Tappable>
        </View>
      )}
    </View>
  )
}
