import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Image } from '@/components/image'
import { PictureField } from '@/features/uploads/components/picture-field'
import { type Pictures, usePictures } from '@/features/uploads/components/picture-field/use-pictures'
import type { TextKey } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'
import styles from './personal-edit.module.scss'

type Wrong = TextKey<'pages-shopping'>

/** The front and the back of a certificate, while uploading. */
export function useCertificatePictures() {
  return { frontPic: usePictures('certificate', 1), backPic: usePictures('certificate', 1) }
}
export type CertificatePictures = ReturnType<typeof useCertificatePictures>

/**
 * Why a picture cannot be saved yet.
 * @param isMissing it is required, and none is saved
 */
export function pictureWrong(pictures: Pictures, isMissing: boolean): Wrong | null {
  if (pictures.isSending) return 'certificate.error.pictureOnWay'
  if (pictures.hasFailed) return 'certificate.error.pictureFailed'
  return isMissing && pictures.keys().length === 0 ? 'certificate.error.picture' : null
}

/** The keys of new pictures; a side without one keeps its saved picture. */
export const sentPictures = ({ frontPic, backPic }: CertificatePictures) => {
  const [front] = frontPic.keys()
  const [back] = backPic.keys()
  return { ...(front ? { frontPic: front } : {}), ...(back ? { backPic: back } : {}) }
}

interface PicturesCardProps {
  pictures: CertificatePictures
  savedFront: string | null
  savedBack: string | null
  idOf: (field: string) => string
  errorOf: (field: string) => string | undefined
}

/** Pictures of both sides, visible only to this shop's staff, for customs. */
export function PicturesCard({ pictures, savedFront, savedBack, idOf, errorOf }: PicturesCardProps) {
  const { t } = useText('pages-shopping')
  return (
    <Card title={t('certificate.pictures')}>
      <View className={styles.kept}>{t('certificate.picturesNote')}</View>
      <View className={styles.pair}>
        {(
          [
            ['frontPic', 'certificate.front', savedFront],
            ['backPic', 'certificate.back', savedBack],
          ] as const
        ).map(([field, label, saved]) => {
          const error = errorOf(field)
          return (
            <View key={field} id={idOf(field)}>
              {saved && pictures[field].pictures.length === 0 && (
                <View className={styles.kept}>
                  <View className={styles.savedPicture}>
                    <Image src={saved} alt={t(label)} />
                  </View>
                  <View>{t('certificate.pictureSaved')}</View>
                </View>
              )}
              <PictureField
                label={t(label)}
                pictures={pictures[field]}
                words={t}
                {...(error ? { error } : null)}
              />
            </View>
          )
        })}
      </View>
    </Card>
  )
}
