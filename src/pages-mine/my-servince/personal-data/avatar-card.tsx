import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PersonalData } from '@contract/routes/account'
import type { ErrorText } from '@/api/api-error'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { webProps } from '@/components/web-props'
import { PictureFailure } from '@/features/uploads/components/picture-field/picture-queue'
import { useSendPicture } from '@/features/uploads/components/picture-field/use-send-picture'
import type { TextKey } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'
import { usePersonalDataSaveMutation } from '@/pages-mine/api/account.api'
import { useWxUserSaveMutation } from '@/pages-mine/api/wx-user.api'
import { platformLogin } from '@/platform/login'
import { type ChosenPicture, choosePictures, forgetPicture } from '@/platform/pictures'
import { cropSquare } from '@/platform/pictures/square'
import styles from './personal-data.module.scss'

/** Sends a chosen picture and makes it the account's. */
function useAvatarSending(onSaved: () => void) {
  const send = useSendPicture('avatar')
  const [save] = usePersonalDataSaveMutation()
  const [saveWechat] = useWxUserSaveMutation()
  const [percent, setPercent] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<ErrorText<TextKey<'pages-mine'>> | null>(null)
  const keep = async (picture: ChosenPicture, isFromWechat = false) => {
    setTrouble(null)
    setPercent(0)
    try {
      const headimgUrl = await send(picture, { signal: new AbortController().signal, onProgress: setPercent })
      const answer = await (isFromWechat ? saveWechat : save)({ headimgUrl })
      if (answer.error) setTrouble({ key: 'profile.avatarFailed' })
      else onSaved()
    } catch (error) {
      setTrouble(error instanceof PictureFailure ? error.trouble : { key: 'profile.avatarFailed' })
    }
    setPercent(null)
  }
  return { keep, percent, trouble }
}

/** Chooses a picture of the device and cuts a square of it. */
async function chooseSquare(keep: (picture: ChosenPicture) => Promise<void>): Promise<void> {
  const [chosen] = await choosePictures(1)
  if (!chosen) return
  const path = await cropSquare(chosen.path)
  const name = path === chosen.path ? chosen.name : chosen.name.replace(/\.\w+$/, '.jpg')
  await keep({ ...chosen, path, name })
  forgetPicture(chosen.path)
  if (path !== chosen.path) forgetPicture(path)
}

/** The picture that WeChat offers or takes: a square already; its size is known to the server only. */
const fromWechat = (path: string): ChosenPicture => ({
  path,
  name: path.split('/').pop() ?? '',
  byteCount: 0,
})

/** The account's picture and the way to another. */
export function AvatarCard({ data, onDone }: { data: PersonalData; onDone: (text: string) => void }) {
  const { t } = useText('pages-mine')
  const { keep, percent, trouble } = useAvatarSending(() => onDone(t('profile.saved')))
  return (
    <Card>
      <View className={styles.avatar}>
        <Avatar size="l" src={data.headimgUrl} alt={t('profile.avatar')} />
        <View className={styles.change}>
          <Button
            kind="outline"
            size="card"
            icon="camera"
            busy={percent !== null}
            openType="chooseAvatar"
            onChooseAvatar={({ detail }) => void keep(fromWechat(detail.avatarUrl), true)}
            {...(platformLogin.isAvailable ? {} : { onClick: () => void chooseSquare(keep) })}
          >
            {percent === null ? t('profile.changeAvatar') : t('pictures.percent', { n: percent })}
          </Button>
          <View {...webProps({ role: 'alert' })}>
            {trouble && (
              <View className={styles.error}>
                {'literal' in trouble ? trouble.literal : t(trouble.key, trouble.params)}
              </View>
            )}
          </View>
        </View>
      </View>
    </Card>
  )
}
