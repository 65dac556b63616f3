import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { BrandMark } from '../brand-mark'
import { CountBadge } from '../count-badge'
import { Icon } from '../icon'
import { SearchBox } from '../search-box'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import { AccountTab } from './account-tab'
import styles from './desktop-header.module.scss'
import { shellTabs, useShellNavigation, type ShellTab } from './shell-navigation'

/**
 * The header from 960 px on: brand, the four tabs, search, language and cart. Not rendered in narrower
 * windows or in the mini-program.
 */
export function DesktopHeader({ tab, hasSearch }: { tab?: ShellTab; hasSearch: boolean }) {
  const { t } = useText('common')
  const shell = useShellNavigation()
  return (
    <View className={styles.root} ariaRole="banner">
      <View className={styles.inside}>
        <Tappable
          className={styles.brand}
          role="link"
          href={shell.tabAddress?.('home')}
          onClick={() => shell.openTab('home')}
        >
          <BrandMark size="s" />
          <View className={styles.brandName}>{shell.brandName}</View>
        </Tappable>
        <Tabs tab={tab} />
        <View className={styles.search}>
          {hasSearch && shell.openSearch && (
            <SearchBox sunken placeholder={t('shell.searchHint')} onOpen={shell.openSearch} />
          )}
        </View>
        {shell.openLanguage && (
          <Tappable
            className={styles.tool}
            label={t('shell.language', { name: shell.languageName ?? '' })}
            onClick={shell.openLanguage}
          >
            <Icon name="globe" />
            <View className={styles.languageName}>{shell.languageName}</View>
          </Tappable>
        )}
        {shell.openCart && (
          <Tappable
            className={styles.tool}
            role="link"
            label={shell.cartCount ? t('cart.linkCount', { count: shell.cartCount }) : t('cart.title')}
            onClick={shell.openCart}
          >
            <CountBadge count={shell.cartCount}>
              <Icon name="shopping-cart-simple" size={24} />
            </CountBadge>
          </Tappable>
        )}
      </View>
    </View>
  )
}

/** The last tab opens the account menu. */
function Tabs({ tab }: { tab: ShellTab | undefined }) {
  const { t } = useText('common')
  const shell = useShellNavigation()
  return (
    <View className={styles.tabs} ariaRole="navigation" ariaLabel={t('shell.mainNav')}>
      {shellTabs.map((key) => {
        const Tab = key === 'mine' ? AccountTab : Tappable
        return (
          <Tab
            key={key}
            role="link"
            isCurrent={key === tab}
            className={cx(styles.tab, key === tab && styles.chosen)}
            href={shell.tabAddress?.(key)}
            onClick={() => shell.openTab(key)}
          >
            {t(`app.tabs.${key}`)}
          </Tab>
        )
      })}
    </View>
  )
}
