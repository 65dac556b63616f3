import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { hasPassword, type LoginForm, type LoginMode } from './login-rules'
import styles from './login.module.scss'

const turns: Record<LoginMode, readonly LoginMode[]> = {
  signIn: ['register', 'reset'],
  register: ['signIn'],
  reset: ['signIn'],
  site: ['siteRegister', 'siteReset'],
  siteRegister: ['site'],
  siteReset: ['site'],
}

interface LoginTurnsProps {
  form: LoginForm
  onTurn: (to: LoginMode) => void
}

/** Links to the page's other forms; who signs in with a code has no password to forget. */
export function LoginTurns({ form: { mode, way }, onTurn }: LoginTurnsProps) {
  const { t } = useText('pages-mine')
  const isOf = (to: LoginMode) => to !== 'reset' || hasPassword(way)
  return (
    <View className={styles.turns}>
      {turns[mode].filter(isOf).map((to) => (
        <Button key={to} kind="text" size="card" onClick={() => onTurn(to)}>
          {t(`login.${to}.turn`)}
        </Button>
      ))}
    </View>
  )
}
