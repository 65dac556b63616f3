import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { Segmented } from '@/components/segmented'
import { cx, webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { back, hasHistory } from '@/navigation/navigate'
import { platformLogin } from '@/platform/login'
import { readVisit } from '@/platform/provider-visit'
import { Agreement } from './agreement'
import { LoginFields } from './login-fields'
import { LoginHead } from './login-head'
import { isResetMode, waysOf } from './login-rules'
import { LoginTurns } from './login-turns'
import styles from './login.module.scss'
import { OtherWays } from './other-ways'
import { PlatformSignIn } from './platform-sign-in'
import { ReturnNote } from './return-note'
import { SiteEntry } from './site-entry'
import { SocialSignIn } from './social-sign-in'
import type { LoginFormState } from './use-login-form'
import { useProvidersSettled } from './use-offered-providers'
import type { SignInFlow } from './use-sign-in-flow'

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

/** The methods of a form that has several. */
function Ways({ state: { form, idOf, change } }: { state: LoginFormState }) {
  const { t } = useText('pages-mine')
  const ways = waysOf(form.mode)
  if (ways.length === 1) return null
  return (
    <Segmented
      label={t('login.ways')}
      idPrefix={idOf('way')}
      active={form.way}
      onChange={(way) => change({ way })}
      items={ways.map((key) => ({ key, label: t(`login.way.${key}`) }))}
    />
  )
}

/** The forms of the login page: one method first, the others below it. */
export function SignInForms({ state, flow }: { state: LoginFormState; flow: SignInFlow }) {
  const { t } = useText('pages-mine')
  const { form, errors, idOf, change, turnTo, checkAgreed } = state
  const { mode } = form
  const isSettled = useProvidersSettled()
  const hasPlatform = platformLogin.isAvailable && mode === 'signIn'
  // before the buttons that require it, in the order of reading and of the Tab key
  const agreement = (
    <Agreement
      id={idOf('agreed')}
      checked={form.agreed}
      error={errors.agreed && t('login.error.agreed')}
      onChange={(agreed) => change({ agreed })}
    />
  )
  return (
    <View className={cx(styles.column, mode === 'signIn' && styles.wide)}>
      <View className={styles.part}>
        <LoginHead
          mode={mode}
          hasNewPassword={state.hasNewPassword}
          hasWayBack={hasHistory() || Boolean(readVisit()?.returnTo)}
        />
        <ReturnNote note={flow.back.note} />
        {hasPlatform && (
          <>
            {agreement}
            <PlatformSignIn
              canStart={checkAgreed}
              onSignedIn={(session) => {
                void flow.signInByAccount(session)
              }}
            />
            <OtherWays />
          </>
        )}
        <Ways state={state} />
        <LoginFields state={state} />
        {!hasPlatform && !isResetMode(mode) && agreement}
        <Submit state={state} kind={hasPlatform ? 'tint' : 'primary'} />
        <LoginTurns form={state.form} onTurn={turnTo} />
      </View>
      <View className={styles.part}>
        {mode === 'signIn' && !hasPlatform && <SocialSignIn canStart={checkAgreed} />}
        {isSettled && (
          <>
            <SiteEntry mode={mode} onTurn={turnTo} />
            <View className={styles.leave}>
              <Button kind="text" size="card" onClick={back}>
                {t('login.leave')}
              </Button>
            </View>
          </>
        )}
      </View>
    </View>
  )
}
