import { View } from '@tarojs/components'
import { BrandMark } from '@/components/brand-mark'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { type LoginMode, signInModeOf } from './login-rules'
import styles from './login.module.scss'

/** The purpose of the form, and the result of the previous step. */
export function LoginHead({
  mode,
  hasNewPassword,
  hasWayBack,
}: {
  mode: LoginMode
  hasNewPassword: boolean
  /** whether there is a page to return to */
  hasWayBack: boolean
}) {
  const { t } = useText('pages-mine')
  const { brandName } = useShellNavigation()
  return (
    <>
      <View className={styles.head}>
        <View className={styles.mark}>
          <BrandMark />
        </View>
        <Heading level={1} size="price">
          {t(`login.${mode}.heading`, { brand: brandName })}
        </Heading>
        <View className={styles.intro}>{t(`login.${mode}.intro`)}</View>
      </View>
      {hasNewPassword && (
        <View {...webProps({ role: 'status' })}>
          <NextStrip kind="ok" icon="check-circle">
            {t('login.reset.done')}
          </NextStrip>
        </View>
      )}
      {mode === signInModeOf(mode) && hasWayBack && (
        <NextStrip kind="ok" icon="arrow-u-down-left">
          {t('login.back')}
        </NextStrip>
      )}
    </>
  )
}
