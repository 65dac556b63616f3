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
import { choosePictures, forgetPicture } from '@/platform/pictures'
import { cropSquare } from '@/platform/pictures/square'
import styles from './personal-data.module.scss'

/** Chooses a picture, cuts a square of it, sends it and makes it the account's. */
function useAvatarChange(onSaved: () => void) {
  const send = useSendPicture('avatar')
  const [save] = usePersonalDataSaveMutation()
  const [percent, setPercent] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<ErrorText<TextKey<'pages-mine'>> | null>(null)
  const change = async () => {
    const [chosen] = await choosePictures(1)
    if (!chosen) return
    setTrouble(null)
    setPercent(0)
    const path = await cropSquare(chosen.path)
    const name = path === chosen.path ? chosen.name : chosen.name.replace(/\.\w+$/, '.jpg')
    try {
      const headimgUrl = await send(
        { ...chosen, path, name },
        { signal: new AbortController().signal, onProgress: setPercent },
      )
      const answer = await save({ headimgUrl })
      if (answer.error) setTrouble({ key: 'profile.avatarFailed' })
      else onSaved()
    } catch (error) {
      setTrouble(error instanceof PictureFailure ? error.trouble : { key: 'profile.avatarFailed' })
    }
    forgetPicture(chosen.path)
    if (path !== chosen.path) forgetPicture(path)
    setPercent(null)
  }
  return { change, percent, trouble }
}

/** The account's picture and the way to another. */
export function AvatarCard({ data, onDone }: { data: PersonalData; onDone: (text: string) => void }) {
  const { t } = useText('pages-mine')
  const { change, percent, trouble } = useAvatarChange(() => onDone(t('profile.saved')))
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
            onClick={() => {
              void change()
            }}
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
