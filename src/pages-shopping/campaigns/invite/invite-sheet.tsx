import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { Image } from '@/components/image'
import { Sheet } from '@/components/sheet'
import { Skeleton } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { useText } from '@/i18n/use-text'
import type { LinkedRoute } from '@/navigation/routes'
import { useInviteCodeQuery } from '@/pages-shopping/api/campaigns.api'
import styles from './invite-sheet.module.scss'
import type { Invite } from './use-invite'

const isH5 = process.env.TARO_ENV === 'h5'

export interface PosterOf {
  name: string
  picUrl: string
  line: ReactNode
  route: LinkedRoute
  /** parameters of the code besides its page */
  scene: string
}

/** Ways to invite: sharing, a link, and a poster with a code. */
export function InviteSheet({ invite, poster }: { invite: Invite; poster: PosterOf }) {
  const { t } = useText('pages-shopping')
  return (
    <>
      <Sheet
        isOpen={invite.isOpen}
        title={t('campaign.invite.title')}
        onClose={invite.close}
        footer={
          <View className={styles.buttons}>
            {isH5 && (
              <Button kind={invite.canShare ? 'outline' : 'primary'} icon="link" onClick={invite.copy}>
                {t('campaign.invite.copy')}
              </Button>
            )}
            {(!isH5 || invite.canShare) && (
              <Button icon="share-network" openType="share" onClick={invite.share}>
                {t('campaign.invite.share')}
              </Button>
            )}
          </View>
        }
      >
        {invite.isOpen && <Poster {...poster} />}
      </Sheet>
      <Toast {...invite.toast} />
    </>
  )
}

/** The campaign and a code that opens it on a friend's phone. */
function Poster({ name, picUrl, line, route, scene }: PosterOf) {
  const { t } = useText('pages-shopping')
  const code = useInviteCodeQuery({ page: route.slice(1), scene, target: isH5 ? 'h5' : 'weapp' })
  return (
    <View className={styles.poster}>
      <View className={styles.picture}>
        <Image src={picUrl} alt="" ratio="2:1" />
      </View>
      <View className={styles.name}>{name}</View>
      <View className={styles.line}>{line}</View>
      <View className={styles.code}>
        {code.data ? (
          <Image src={code.data.image} alt={t('campaign.invite.code')} ratio="1:1" mode="aspectFit" />
        ) : code.isError ? (
          <Button kind="text" size="card" icon="arrow-clockwise" onClick={() => void code.refetch()}>
            {t('campaign.invite.codeAgain')}
          </Button>
        ) : (
          <Skeleton shape="picture" />
        )}
      </View>
      <View className={styles.hint}>{t('campaign.invite.scan')}</View>
    </View>
  )
}
