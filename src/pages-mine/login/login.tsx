import { View } from '@tarojs/components'
import { useUnload } from '@tarojs/taro'
import { BrandMark } from '@/components/brand-mark'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { Segmented } from '@/components/segmented'
import { webProps } from '@/components/web-props'
import { useSignIn } from '@/hooks/use-sign-in'
import { useText } from '@/i18n/use-text'
import { abandonLogin } from '@/navigation/login-flow'
import { back, hasHistory } from '@/navigation/navigate'
import { platformLogin } from '@/platform/login'
import { Agreement } from './agreement'
import { LoginFields } from './login-fields'
import { waysOf } from './login-rules'
import styles from './login.module.scss'
import { PlatformSignIn } from './platform-sign-in'
import { SocialSignIn } from './social-sign-in'
import { useLoginForm } from './use-login-form'

/** Sign in, open an account with a password, or set a new one. Sign in by mobile or e-mail code (the first time registers), by password, or with the mini-program's session; then back to where one was. */
export default function Login() {
  const { t } = useText('pages-mine')
  const { brandName } = useShellNavigation()
  const signIn = useSignIn()
  const state = useLoginForm(signIn)
  const { form, errors, isBusy, isUnsent, idOf, change, turnTo, submit, checkAgreed } = state
  const { mode } = form
  // whichever way the page is left without a session, the interrupted action must not run later
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
      {...(mode === 'signIn' ? {} : { onBack: () => turnTo('signIn') })}
    >
      <View className={styles.column}>
        <View className={styles.head}>
          <View className={styles.mark}>
            <BrandMark />
          </View>
          <Heading level={1} size="headline">
            {t(`login.${mode}.heading`, { brand: brandName })}
          </Heading>
          <View className={styles.intro}>{t(`login.${mode}.intro`)}</View>
        </View>
        {state.hasNewPassword && (
          <View {...webProps({ role: 'status' })}>
            <NextStrip kind="ok" icon="check-circle">
              {t('login.reset.done')}
            </NextStrip>
          </View>
        )}
        {mode === 'signIn' && hasHistory() && (
          <NextStrip kind="ok" icon="arrow-u-down-left">
            {t('login.back')}
          </NextStrip>
        )}
        {hasPlatform && (
          <>
            <PlatformSignIn canStart={checkAgreed} onSignedIn={signIn} />
            {agreement}
            <View className={styles.other}>
              <View className={styles.rule} />
              <View>{t('login.other')}</View>
              <View className={styles.rule} />
            </View>
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
        {isUnsent && (
          <View {...webProps({ role: 'alert' })}>
            <NextStrip kind="danger" icon="warning-circle">
              {t('login.error.unsent')}
            </NextStrip>
          </View>
        )}
        <Button
          kind={hasPlatform ? 'tint' : 'primary'}
          block
          busy={isBusy}
          onClick={() => {
            void submit()
          }}
        >
          {t(`login.${mode}.submit`)}
        </Button>
        {!hasPlatform && mode !== 'reset' && agreement}
        <View className={styles.turns}>
          {mode === 'signIn' && (
            <Button kind="text" size="card" onClick={() => turnTo('register')}>
              {t('login.register.turn')}
            </Button>
          )}
          {mode === 'signIn' && (
            <Button kind="text" size="card" onClick={() => turnTo('reset')}>
              {t('login.reset.turn')}
            </Button>
          )}
          {mode !== 'signIn' && (
            <Button kind="text" size="card" onClick={() => turnTo('signIn')}>
              {t('login.signIn.turn')}
            </Button>
          )}
        </View>
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
