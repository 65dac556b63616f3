import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PersonalData } from '@contract/routes/account'
import type { ErrorText } from '@/api/api-error'
import { Avatar } from '@/components/avatar'
import { Card } from '@/components/card'
import { PictureFailure } from '@/features/uploads/components/picture-field/picture-queue'
import { useSendPicture } from '@/features/uploads/components/picture-field/use-send-picture'
import type { TextKey } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'
import { usePersonalDataSaveMutation } from '@/pages-mine/api/account.api'
import { useWxUserSaveMutation } from '@/pages-mine/api/wx-user.api'
import type { ChosenPicture } from '@/platform/pictures'
import { AvatarButton } from './avatar-button'
import styles from './personal-data.module.scss'

/** Uploads a chosen picture and saves it as the account's. */
function useAvatarSending(onSaved: () => void) {
  const send = useSendPicture('avatar')
  const [save] = usePersonalDataSaveMutation()
  const [saveWechat] = useWxUserSaveMutation()
  const [percent, setPercent] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<ErrorText<TextKey<'pages-mine'>> | null>(null)
  const keep = async (picture: ChosenPicture, isFromWechat = false): Promise<boolean> => {
    setTrouble(null)
    setPercent(0)
    try {
      const headimgUrl = await send(picture, { signal: new AbortController().signal, onProgress: setPercent })
      const answer = await (isFromWechat ? saveWechat : save)({ headimgUrl })
      if (!answer.error) {
        onSaved()
        return true
      }
      setTrouble({ key: 'profile.avatarFailed' })
    } catch (error) {
      setTrouble(error instanceof PictureFailure ? error.trouble : { key: 'profile.avatarFailed' })
    } finally {
      setPercent(null)
    }
    return false
  }
  return { keep, percent, trouble }
}

/** The account's picture with a button to change it. */
export function AvatarCard({ data, onDone }: { data: PersonalData; onDone: (text: string) => void }) {
  const { t } = useText('pages-mine')
  const { keep, percent, trouble } = useAvatarSending(() => onDone(t('profile.saved')))
  return (
    <Card>
      <View className={styles.avatar}>
        <Avatar size="l" src={data.headimgUrl} alt={t('profile.avatar')} />
        <View className={styles.change}>
          <AvatarButton
            text={percent === null ? t('profile.changeAvatar') : t('pictures.percent', { n: percent })}
            isBusy={percent !== null}
            trouble={trouble && ('literal' in trouble ? trouble.literal : t(trouble.key, trouble.params))}
            onChosen={keep}
          />
        </View>
      </View>
    </Card>
  )
}
