import { View } from '@tarojs/components'
import { useHomeConfigQuery } from '@/api/config.api'
import { BrandMark } from '@/components/brand-mark'
import { Icon } from '@/components/icon'
import { statusBarHeight } from '@/components/page-shell/status-bar'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { SearchBox } from '@/components/search-box'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { RegionChoice } from './region-choice'
import styles from './home-head.module.scss'

/** Brand, region, language, search. The right corner stays free for the mini-program's capsule. */
export function HomeHead() {
  const { t } = useText('main')
  const { brandName, languageName } = useShellNavigation()
  const { data } = useHomeConfigQuery(undefined, { refetchOnMountOrArgChange: true })
  const inset = process.env.TARO_ENV === 'h5' ? undefined : { paddingTop: `${statusBarHeight()}px` }
  return (
    <View className={styles.root} style={inset}>
      <View className={styles.line}>
        <View className={styles.brand}>
          <BrandMark size="s" />
          <View>{brandName}</View>
        </View>
        <View className={styles.tools}>
          <RegionChoice />
          <Tappable
            className={styles.tool}
            label={t('home.language', { name: languageName ?? '' })}
            onClick={() => go(routes.settingLocales)}
          >
            <Icon name="globe" />
            <View className={cx(styles.toolName, styles.languageName)}>{languageName}</View>
          </Tappable>
        </View>
      </View>
      <View className={styles.search}>
        <SearchBox placeholder={data?.searchHint ?? t('home.searchHint')} onOpen={() => go(routes.search)} />
      </View>
    </View>
  )
}
