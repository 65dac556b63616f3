import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import type { LoginMode } from './login-rules'
import styles from './login.module.scss'

const turns: Record<LoginMode, readonly LoginMode[]> = {
  signIn: ['register', 'reset'],
  register: ['signIn'],
  reset: ['signIn'],
  site: ['siteRegister', 'siteReset'],
  siteRegister: ['site'],
  siteReset: ['site'],
}

/** Links to the page's other forms. */
export function LoginTurns({ mode, onTurn }: { mode: LoginMode; onTurn: (to: LoginMode) => void }) {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.turns}>
      {turns[mode].map((to) => (
        <Button key={to} kind="text" size="card" onClick={() => onTurn(to)}>
          {t(`login.${to}.turn`)}
        </Button>
      ))}
    </View>
  )
}
