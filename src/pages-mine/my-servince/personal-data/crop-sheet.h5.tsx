import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import { useText } from '@/i18n/use-text'
import { RefusalNote } from '@/pages-mine/components/refusal-note'
import type { ChosenPicture } from '@/platform/pictures'
import { drawSquare } from '@/platform/pictures/square'
import { type PictureSize, squareOf, wholeMiddle } from './crop-view'
import { Cropper } from './cropper'
import styles from './cropper.module.scss'

interface CropSheetProps {
  picture: ChosenPicture
  /** The upload is in progress. */
  isBusy: boolean
  trouble: string | null
  onUse: (part: ChosenPicture) => Promise<void>
  onClose: () => void
}

/** Crops a chosen picture: stays open until it is saved or cancelled. */
export function CropSheet({ picture, isBusy, trouble, onUse, onClose }: CropSheetProps) {
  const { t } = useText('pages-mine')
  const [size, setSize] = useState<PictureSize | null>(null)
  const [view, setView] = useState(wholeMiddle)
  const [isBroken, setBroken] = useState(false)
  // an error of the previous picture does not concern this one
  const [isSent, setSent] = useState(false)
  const drawn = useRef<HTMLImageElement>(null)

  const use = async () => {
    if (!size || !drawn.current) return
    const part = await drawSquare(drawn.current, squareOf(size, view))
    if (!part) return setBroken(true)
    setSent(true)
    await onUse({ ...part, name: picture.name.replace(/\.\w+$/, '.jpg') })
  }
  return (
    <Sheet
      isOpen
      title={t('profile.crop.title')}
      onClose={onClose}
      footer={
        <>
          <Button kind="outline" block onClick={onClose}>
            {t('profile.crop.cancel')}
          </Button>
          {!isBroken && (
            <Button block disabled={!size} busy={isBusy} onClick={() => void use()}>
              {t('profile.crop.use')}
            </Button>
          )}
        </>
      }
    >
      <View className={styles.stack}>
        {!isBroken && (
          <>
            <View className={styles.text}>{t('profile.crop.how')}</View>
            <Cropper
              src={picture.path}
              size={size}
              view={view}
              picture={drawn}
              onSize={setSize}
              onBroken={() => setBroken(true)}
              onView={setView}
            />
          </>
        )}
        <RefusalNote text={isBroken ? t('profile.crop.broken') : isSent && !isBusy ? trouble : null} />
      </View>
    </Sheet>
  )
}
