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
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useTechSupportQuery } from '@/features/shop-config/api/config.api'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { AboutSheet } from './components/about-sheet'
import { CareEntries } from './components/care-entries'
import { MemberCard } from './components/member-card'
import { MemberHead } from './components/member-head'
import { NextVisit } from './components/next-visit'
import { OrderEntries } from './components/order-entries'
import { SettingList } from './components/setting-list'
import { SignOutDialog } from './components/sign-out-dialog'
import styles from './index.module.scss'

/** The page "Mine": account, orders and appointments, settings and help. */
export default function Mine() {
  const { t } = useText('main')
  const { brandName } = useShellNavigation()
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const support = useTechSupportQuery()
  const [open, setOpen] = useState<'about' | 'signOut' | null>(null)
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
          {isSignedIn && <MemberCard />}
          <OrderEntries />
          <CareEntries />
        </View>
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
          {support.data?.configValue && <View className={styles.support}>{support.data.configValue}</View>}
        </View>
      </View>
    </PageShell>
  )
}
