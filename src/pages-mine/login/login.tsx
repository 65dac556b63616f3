import { View } from '@tarojs/components'
import { useUnload } from '@tarojs/taro'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { Segmented } from '@/components/segmented'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { abandonLogin } from '@/navigation/login-flow'
import { back, usePageParams } from '@/navigation/navigate'
import { platformLogin } from '@/platform/login'
import { Agreement } from './agreement'
import { LoginFields } from './login-fields'
import { LoginHead } from './login-head'
import { loginModeOf, waysOf } from './login-rules'
import { LoginTurns } from './login-turns'
import styles from './login.module.scss'
import { PlatformSignIn } from './platform-sign-in'
import { SocialSignIn } from './social-sign-in'
import { type LoginFormState, useLoginForm } from './use-login-form'
import { useSignIn } from './use-sign-in'

/** The separator between the mini-program's own sign-in and the other methods. */
function OtherWays() {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.other}>
      <View className={styles.rule} />
      <View>{t('login.other')}</View>
      <View className={styles.rule} />
    </View>
  )
}

/** Submits the form; above the button a note when the server could not be reached. */
function Submit({ state, kind }: { state: LoginFormState; kind: 'primary' | 'tint' }) {
  const { t } = useText('pages-mine')
  return (
    <>
      {state.isUnsent && (
        <View {...webProps({ role: 'alert' })}>
          <NextStrip kind="danger" icon="warning-circle">
            {t('login.error.unsent')}
          </NextStrip>
        </View>
      )}
      <Button
        kind={kind}
        block
        busy={state.isBusy}
        onClick={() => {
          void state.submit()
        }}
      >
        {t(`login.${state.form.mode}.submit`)}
      </Button>
    </>
  )
}

/**
 * The sign-in page: sign-in by SMS or e-mail code (registers on first use), by password or with the
 * mini-program's session; registration with a password; password reset. The parameter `mode` names the form it
 * opens with. Afterwards returns to the previous page.
 */
export default function Login() {
  const { t } = useText('pages-mine')
  const signIn = useSignIn()
  const first = loginModeOf(usePageParams<{ mode: string }>().mode)
  const state = useLoginForm(signIn, first)
  const { form, errors, idOf, change, turnTo, checkAgreed } = state
  const { mode } = form
  // when the page is left without a session, the interrupted action must not run later
  useUnload(abandonLogin)
  const hasPlatform = platformLogin.isAvailable && mode === 'signIn'
  const agreement = (
    <Agreement
      id={idOf('agreed')}
      checked={form.agreed}
      error={errors.agreed && t('login.error.agreed')}
      onChange={(agreed) => change({ agreed })}
    />
  )
  return (
    <PageShell
      title={t(`login.${mode}.title`)}
      hasOwnHeading
      isNarrow
      {...(mode === 'signIn' || mode === first ? {} : { onBack: () => turnTo('signIn') })}
    >
      <View className={styles.column}>
        <LoginHead mode={mode} hasNewPassword={state.hasNewPassword} />
        {hasPlatform && (
          <>
            <PlatformSignIn canStart={checkAgreed} onSignedIn={signIn} />
            {agreement}
            <OtherWays />
          </>
        )}
        <Segmented
          label={t('login.ways')}
          idPrefix={idOf('way')}
          active={form.way}
          onChange={(way) => change({ way })}
          items={waysOf(mode).map((key) => ({ key, label: t(`login.way.${key}`) }))}
        />
        <LoginFields state={state} />
        <Submit state={state} kind={hasPlatform ? 'tint' : 'primary'} />
        {!hasPlatform && mode !== 'reset' && agreement}
        <LoginTurns mode={mode} onTurn={turnTo} />
        {mode === 'signIn' && !hasPlatform && <SocialSignIn canStart={checkAgreed} onSignedIn={signIn} />}
        <View className={styles.leave}>
          <Button kind="text" size="card" onClick={back}>
            {t('login.leave')}
          </Button>
        </View>
      </View>
    </PageShell>
  )
}
