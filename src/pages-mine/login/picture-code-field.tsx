import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import type { PictureCode } from '@/pages-mine/api/sign-in.api'
import styles from './picture-code-field.module.scss'

interface PictureCodeFieldProps {
  id: string
  picture: PictureCode | null
  isLoading: boolean
  value: string
  error?: string
  onChange: (letters: string) => void
  onRenew: () => void
  onConfirm: () => void
  /** The alternative, as text, for users who cannot read a picture. */
  otherWay: string
  onOtherWay: () => void
}

/**
 * The picture code field, required after some failures, with a refresh and an alternative for those who
 * cannot see the picture.
 */
export function PictureCodeField({
  id,
  picture,
  isLoading,
  value,
  error,
  onChange,
  onRenew,
  onConfirm,
  otherWay,
  onOtherWay,
}: PictureCodeFieldProps) {
  const { t } = useText('pages-mine')
  const hasFailed = !picture && !isLoading
  return (
    <View id={id} className={styles.root}>
      <View className={styles.row}>
        <View className={styles.picture} {...webProps({ 'aria-busy': isLoading || undefined })}>
          {picture && <Image src={picture.image} alt={t('login.picture.alt')} ratio="8:3" />}
          {hasFailed && <Icon name="image" size={28} />}
        </View>
        <Button kind="outline" size="card" icon="arrow-clockwise" busy={isLoading} onClick={onRenew}>
          {t(hasFailed ? 'login.picture.retry' : 'login.picture.another')}
        </Button>
      </View>
      {hasFailed && (
        <View className={styles.failed} {...webProps({ role: 'alert' })}>
          {t('login.picture.failed')}
        </View>
      )}
      <Field
        label={t('login.picture.label')}
        name="pictureCode"
        hint={t('login.picture.hint')}
        type="text"
        maxLength={limits.pictureCodeLength}
        value={value}
        error={error}
        onChange={onChange}
        onConfirm={onConfirm}
      />
      <View className={styles.other}>
        <View className={styles.ask}>{t('login.picture.cannotSee')}</View>
        <View className={styles.way}>
          <Button kind="text" size="card" onClick={onOtherWay}>
            {otherWay}
          </Button>
        </View>
      </View>
    </View>
  )
}
