import type { ChosenPicture } from '@/platform/pictures'

export interface AvatarButtonProps {
  /** What the button says: to change the picture, or how much of it has left the device. */
  text: string
  isBusy: boolean
  /** Why the last picture did not become the account's. */
  trouble: string | null
  /** @returns whether it is the account's now */
  onChosen: (picture: ChosenPicture, isFromWechat?: boolean) => Promise<boolean>
}
