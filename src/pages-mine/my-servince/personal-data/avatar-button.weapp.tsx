import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import type { ChosenPicture } from '@/platform/pictures'
import type { AvatarButtonProps } from './avatar-button-props'
import styles from './personal-data.module.scss'

/** The picture that WeChat provides: already square; only the server checks its size. */
const fromWechat = (path: string): ChosenPicture => ({
  path,
  name: path.split('/').pop() ?? '',
  byteCount: 0,
})

/** Changes the picture: WeChat offers its own, and crops others. */
export function AvatarButton({ text, isBusy, trouble, onChosen }: AvatarButtonProps) {
  return (
    <>
      <Button
        kind="outline"
        size="card"
        icon="camera"
        busy={isBusy}
        openType="chooseAvatar"
        onChooseAvatar={({ detail }) => void onChosen(fromWechat(detail.avatarUrl), true)}
      >
        {text}
      </Button>
      {trouble && <View className={styles.error}>{trouble}</View>}
    </>
  )
}
