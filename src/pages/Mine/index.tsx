import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { api } from '@/api/api'
import { TabOverlays } from '@/app-overlays'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { Toast } from '@/components/toast'
import { cx } from '@/components/web-props'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { useToast } from '@/hooks/use-toast'
import { cardsFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { AboutSheet } from './components/about-sheet'
import { CareEntries } from './components/care-entries'
import { MemberCard } from './components/member-card'
import { MemberHead } from './components/member-head'
import { NextRow } from './components/next-row'
import { NextVisit } from './components/next-visit'
import { OrderEntries } from './components/order-entries'
import { SettingList } from './components/setting-list'
import { SignOutDialog } from './components/sign-out-dialog'
import styles from './index.module.scss'

/** One part is drawn late: the settings. */
const SETTINGS = 1

/** The page "Mine": account, orders and appointments, settings and help. */
export default function Mine() {
  const { t } = useText('main')
  const { t: common } = useText('common')
  const { brandName } = useShellNavigation()
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [open, setOpen] = useState<'about' | 'signOut' | null>(null)
  // in one column the settings are below what fills a screen
  const isOneColumn = useWindowSize().width < cardsFromPx
  const drawn = useOneByOne(SETTINGS, isOneColumn ? 0 : SETTINGS)
  const [toast, say] = useToast()
  const contact = useContact(say)
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['User', 'Order', 'Booking', 'Catalogue', 'Message']))
    Taro.stopPullDownRefresh()
  })
  return (
    <PageShell
      title={t('mine.title')}
      hasTabBar
      tab="mine"
      overlay={
        <>
          <TabOverlays />
          <ActionSheet {...contact.sheet} />
          <Toast {...toast} />
          <AboutSheet brand={brandName} isOpen={open === 'about'} onClose={() => setOpen(null)} />
          <SignOutDialog isOpen={open === 'signOut'} onClose={() => setOpen(null)} />
        </>
      }
    >
      <View className={styles.columns}>
        <View className={styles.column}>
          <MemberHead />
          <NextRow />
          {isSignedIn && <MemberCard />}
          <OrderEntries />
          <CareEntries />
        </View>
        {drawn > 0 && (
          <View className={styles.column}>
            <NextVisit />
            <SettingList
              brand={brandName}
              onAbout={() => setOpen('about')}
              onContact={() => contact.openContact()}
            />
            {isSignedIn && (
              <View className={styles.signOut}>
                <Button kind="text" size="card" icon="sign-out" onClick={() => setOpen('signOut')}>
                  {t('mine.signOut')}
                </Button>
              </View>
            )}
            <View className={cx(styles.emergency, styles.inFooter)}>{common('footer.emergency')}</View>
          </View>
        )}
      </View>
    </PageShell>
  )
}
