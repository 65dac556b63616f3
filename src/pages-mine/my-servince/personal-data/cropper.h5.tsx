import { useRef, type RefObject } from 'react'
import { Icon } from '@/components/icon'
import { useText } from '@/i18n/use-text'
import { type CropView, type PictureSize, pictureStyle, ZOOM_MAX } from './crop-view'
import styles from './cropper.module.scss'
import { useCrop } from './use-crop'

interface CropperProps {
  src: string
  /** Its size, once known. */
  size: PictureSize | null
  view: CropView
  picture: RefObject<HTMLImageElement>
  onSize: (size: PictureSize) => void
  onBroken: () => void
  onView: (view: CropView) => void
}

/** A picture behind a round window: moved with a finger, the mouse or the arrow keys, zoomed with the slider. */
export function Cropper({ src, size, view, picture, onSize, onBroken, onView }: CropperProps) {
  const { t } = useText('pages-mine')
  const frame = useRef<HTMLDivElement>(null)
  const { zoomTo, frameProps } = useCrop(frame, size, view, onView)
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={t('profile.crop.frame')}
        tabIndex={0}
        {...frameProps}
      >
        <img
          ref={picture}
          className={styles.picture}
          src={src}
          alt=""
          draggable={false}
          style={size ? pictureStyle(size, view) : { visibility: 'hidden' }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onBroken}
        />
        <div className={styles.ring} />
      </div>
      <div className={styles.zoom}>
        <Icon name="minus" size={20} />
        <input
          className={styles.slider}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={view.zoom}
          aria-label={t('profile.crop.zoom')}
          onChange={({ target }) => zoomTo(Number(target.value))}
        />
        <Icon name="plus" size={20} />
      </div>
    </>
  )
}
