import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { useText } from '@/i18n/use-text'
import { canVisitProviders } from '@/platform/provider-visit'
import type { LoginMode } from './login-rules'
import styles from './login.module.scss'

/** Switches between accounts of the app and of the website; only in a browser. */
export function SiteEntry({ mode, onTurn }: { mode: LoginMode; onTurn: (to: LoginMode) => void }) {
  const { t } = useText('pages-mine')
  const { brandName } = useShellNavigation()
  if (!canVisitProviders || (mode !== 'signIn' && mode !== 'site')) return null
  const to = mode === 'signIn' ? 'site' : 'signIn'
  return (
    <View className={styles.leave}>
      <Button kind="outline" size="card" block className={styles.entry} onClick={() => onTurn(to)}>
        {t(to === 'site' ? 'login.site.turn' : 'login.site.others', { brand: brandName })}
      </Button>
    </View>
  )
}
