import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx, hiddenProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { back, linkTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { windowTop } from '@/platform/window-top'
import styles from './floating-bar.module.scss'

const isH5 = process.env.TARO_ENV === 'h5'
/** Scroll position at which the page's picture has left the top of the window. */
const PICTURE_PX = 120

/**
 * The navigation bar of a page that begins with a picture: a button on the picture, and a bar with the page's
 * name once the picture has scrolled away.
 */
export function FloatingBar({ title, onSearch }: { title: string; onSearch: () => void }) {
  const { t } = useText('pages-clinic')
  const [isSolid, setIsSolid] = useState(false)
  usePageScroll(({ scrollTop }) => setIsSolid(scrollTop > PICTURE_PX))
  const { statusBar, besideCapsule } = windowTop()
  return (
    <View
      className={cx(styles.root, isSolid && styles.solid)}
      style={isH5 ? undefined : { paddingTop: `${statusBar}px`, paddingRight: `${besideCapsule}px` }}
    >
      <Tappable className={styles.button} label={t('clinic.back')} href={linkTo(routes.home)} onClick={back}>
        <Icon name="caret-left" size={24} />
      </Tappable>
      <View className={styles.title} {...hiddenProps()}>
        {isSolid ? title : ''}
      </View>
      <Tappable className={styles.button} label={t('clinic.search.open')} onClick={onSearch}>
        <Icon name="magnifying-glass" size={24} />
      </Tappable>
    </View>
  )
}
