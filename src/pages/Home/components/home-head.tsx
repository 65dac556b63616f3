import { View } from '@tarojs/components'
import { justRead } from '@/api/api'
import { BrandMark } from '@/components/brand-mark'
import { Icon } from '@/components/icon'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { SearchBox } from '@/components/search-box'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useHomeConfigQuery } from '@/features/shop-config/api/config.api'
import { useText } from '@/i18n/use-text'
import { go, linkTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { windowTop } from '@/platform/window-top'
import styles from './home-head.module.scss'
import { RegionChoice } from './region-choice'

const isH5 = process.env.TARO_ENV === 'h5'

/** Brand, region, language and search. The right corner is left free for the mini-program's capsule. */
export function HomeHead() {
  const { t } = useText('main')
  const { t: common } = useText('common')
  const { brandName, languageName } = useShellNavigation()
  const { data } = useHomeConfigQuery(undefined, { refetchOnMountOrArgChange: justRead })
  const { statusBar, besideCapsule } = windowTop()
  return (
    <View className={styles.root} style={isH5 ? undefined : { paddingTop: `${statusBar}px` }}>
      <View
        className={cx(styles.line, !isH5 && styles.beside)}
        style={isH5 ? undefined : { paddingRight: `${besideCapsule}px` }}
      >
        <View className={styles.brand}>
          <BrandMark size="s" />
          <View>{brandName}</View>
        </View>
        <View className={styles.tools}>
          <RegionChoice />
          <Tappable
            className={styles.tool}
            label={t('home.language', { name: languageName ?? '' })}
            href={linkTo(routes.settingLocales)}
            onClick={() => go(routes.settingLocales)}
          >
            <Icon name="globe" />
            <View className={cx(styles.toolName, styles.languageName)}>{languageName}</View>
          </Tappable>
        </View>
      </View>
      <View className={styles.search}>
        <SearchBox
          placeholder={data?.searchHint || common('shell.searchHint')}
          href={linkTo(routes.search)}
          onOpen={() => go(routes.search)}
        />
      </View>
    </View>
  )
}
