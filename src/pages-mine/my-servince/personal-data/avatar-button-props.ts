import type { ChosenPicture } from '@/platform/pictures'

export interface AvatarButtonProps {
  /** Label of the button: to change the picture, or the progress of its upload. */
  text: string
  isBusy: boolean
  /** Why the last picture did not become the account's. */
  trouble: string | null
  /** @returns whether it is the account's now */
  onChosen: (picture: ChosenPicture, isFromWechat?: boolean) => Promise<boolean>
}
