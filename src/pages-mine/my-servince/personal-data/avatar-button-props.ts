import type { ChosenPicture } from '@/platform/pictures'

export interface AvatarButtonProps {
  /** Label of the button: to change the picture, or the progress of its upload. */
  text: string
  isBusy: boolean
  /** Why the last picture was not saved. */
  trouble: string | null
  /** @returns whether it was saved */
  onChosen: (picture: ChosenPicture, isFromWechat?: boolean) => Promise<boolean>
}
