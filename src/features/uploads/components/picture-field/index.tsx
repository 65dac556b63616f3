import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Tappable } from '@/components/tappable'
import { cx, webProps } from '@/components/web-props'
import styles from './index.module.scss'
import type { Picture, PictureWords } from './picture-queue'
import type { Pictures } from './use-pictures'

interface TileProps {
  picture: Picture
  n: number
  pictures: Pictures
  words: PictureWords
}

/** One picture with its upload progress and a button to remove it. */
function PictureTile({ picture, n, pictures, words: t }: TileProps) {
  const { state, percent, name } = picture
  const isFailed = state === 'failed'
  return (
    <View className={cx(styles.tile, isFailed && styles.failed)} ariaRole="listitem">
      <Image className={styles.picture} src={picture.path} alt={t('pictures.one', { n })} />
      {(state === 'sending' || state === 'waiting') && (
        <View className={styles.veil}>
          <View className={styles.percent}>{t('pictures.percent', { n: percent })}</View>
          <View className={styles.track}>
            <View className={styles.bar} style={{ width: `${percent}%` }} />
          </View>
        </View>
      )}
      {isFailed && (
        <Tappable
          className={styles.veil}
          label={t('pictures.retryOne', { n })}
          onClick={() => pictures.retry(name)}
        >
          <Icon name="arrow-clockwise" size={24} />
          <View className={styles.percent}>{t('pictures.retry')}</View>
        </Tappable>
      )}
      <Tappable
        className={styles.remove}
        label={t(state === 'sent' || isFailed ? 'pictures.removeOne' : 'pictures.cancelOne', { n })}
        onClick={() => pictures.remove(name)}
      >
        <Icon name="x-circle-fill" size={24} />
      </Tappable>
    </View>
  )
}

/** Summary of all pictures: how many, how many uploading, which failed and why. */
function PictureNotes({
  pictures,
  words: t,
  error,
}: {
  pictures: Pictures
  words: PictureWords
  error?: string
}) {
  const failed = pictures.pictures.filter(({ state }) => state === 'failed')
  const sent = pictures.pictures.filter(({ state }) => state === 'sent').length
  const reasons = new Set(
    failed.map(({ trouble }) =>
      !trouble ? '' : 'literal' in trouble ? trouble.literal : t(trouble.key, trouble.params),
    ),
  )
  const all = pictures.pictures.length
  return (
    <>
      <View className={styles.count} {...webProps({ role: 'status' })}>
        {pictures.isSending
          ? t('pictures.sending', { n: sent, all })
          : all > 0 && t('pictures.count', { n: all, most: pictures.most })}
      </View>
      <View {...webProps({ role: 'alert' })}>
        {failed.length > 0 && (
          <View className={styles.trouble}>
            <Icon name="warning-circle" size={16} />
            <View className={styles.reasons}>
              {t('pictures.failed', { count: failed.length })} {[...reasons].join(' ')}
            </View>
            {failed.length > 1 && (
              <Button kind="text" size="small" onClick={pictures.retryAll}>
                {t('pictures.retryAll')}
              </Button>
            )}
          </View>
        )}
        {error && (
          <View className={styles.trouble}>
            <Icon name="warning-circle" size={16} />
            <View className={styles.reasons}>{error}</View>
          </View>
        )}
      </View>
    </>
  )
}

/** Pictures of a form: chosen from the device and uploaded immediately, each with progress, removal and retry. */
export function PictureField({
  label,
  pictures,
  words: t,
  error,
}: {
  label: string
  pictures: Pictures
  words: PictureWords
  error?: string
}) {
  return (
    <View>
      <View className={styles.label}>{label}</View>
      <View className={styles.grid} ariaRole="list" ariaLabel={label}>
        {pictures.pictures.map((picture, i) => (
          <PictureTile key={picture.name} picture={picture} n={i + 1} pictures={pictures} words={t} />
        ))}
        {pictures.left > 0 && (
          <View className={styles.tile} ariaRole="listitem">
            <Tappable
              className={styles.add}
              onClick={() => {
                void pictures.choose()
              }}
            >
              <Icon name="camera" size={28} />
              <View>{t('pictures.add')}</View>
            </Tappable>
          </View>
        )}
      </View>
      <PictureNotes pictures={pictures} words={t} {...(error ? { error } : null)} />
    </View>
  )
}
