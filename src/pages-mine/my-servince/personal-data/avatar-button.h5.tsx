import { useState } from 'react'
import { Button } from '@/components/button'
import { type ChosenPicture, choosePictures, forgetPicture } from '@/platform/pictures'
import type { AvatarButtonProps } from './avatar-button-props'
import { CropSheet } from './crop-sheet'

/** Changes the picture: chosen from the device, then cropped. */
export function AvatarButton({ text, isBusy, trouble, onChosen }: AvatarButtonProps) {
  const [whole, setWhole] = useState<ChosenPicture | null>(null)
  const leave = () => {
    if (whole) forgetPicture(whole.path)
    setWhole(null)
  }
  const choose = async () => {
    const [chosen] = await choosePictures(1)
    if (chosen) setWhole(chosen)
  }
  return (
    <>
      <Button kind="outline" size="card" icon="camera" busy={isBusy} onClick={() => void choose()}>
        {text}
      </Button>
      {whole && (
        <CropSheet
          picture={whole}
          isBusy={isBusy}
          trouble={trouble}
          onUse={async (part) => {
            if (await onChosen(part)) leave()
            forgetPicture(part.path)
          }}
          onClose={leave}
        />
      )}
    </>
  )
}
