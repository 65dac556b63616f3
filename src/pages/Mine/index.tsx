import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { api } from '@/api/api'
import { useTechSupportQuery } from '@/api/config.api'
import { TabOverlays } from '@/app-overlays'
import { Button } from '@/components/button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { PageShell } from '@/components/page-shell'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useSignOut } from '@/hooks/use-sign-out'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { AboutSheet } from './components/about-sheet'
import { CareEntries } from './components/care-entries'
import { MemberCard } from './components/member-card'
import { MemberHead } from './components/member-head'
import { OrderEntries } from './components/order-entries'
import { SettingList } from './components/setting-list'
import styles from './index.module.scss'

/** Mine: who I am, my orders and appointments, settings and help. */
export default function Mine() {
  const { t } = useText('main')
  const { brandName } = useShellNavigation()
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { signOut, isSigningOut } = useSignOut()
  const support = useTechSupportQuery()
  const [open, setOpen] = useState<'about' | 'signOut' | null>(null)
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['User', 'Order', 'Booking', 'Catalogue']))
    Taro.stopPullDownRefresh()
  })
  const leave = async () => {
    await signOut()
    setOpen(null)
  }
  return (
    <PageShell
      title={t('mine.title')}
      hasTabBar
      tab="mine"
      overlay={
        <>
          <TabOverlays />
          <AboutSheet brand={brandName} isOpen={open === 'about'} onClose={() => setOpen(null)} />
          <ConfirmDialog
            isOpen={open === 'signOut'}
            isBusy={isSigningOut}
            title={t('mine.signOutTitle')}
            text={t('mine.signOutText')}
            confirmText={t('mine.signOut')}
            onConfirm={() => {
              void leave()
            }}
            onCancel={() => setOpen(null)}
          />
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
          <SettingList brand={brandName} onAbout={() => setOpen('about')} />
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
