import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { useWxUserPhoneMutation } from '@/pages-mine/api/wx-user.api'
import { platformLogin } from '@/platform/login'
import { RefusalNote } from './refusal-note'
import { useRefusal } from './use-refusal'

interface WechatPhoneProps {
  /** proof of ownership, where it is required */
  ownerProof?: string | null
  onBound: () => void
  onRefused: () => void
}

/** In the mini-program, one tap binds the phone number known to WeChat; renders nothing on other platforms. */
export function WechatPhoneButton({ ownerProof = null, onBound, onRefused }: WechatPhoneProps) {
  const { t } = useText('pages-mine')
  const [bind, { isLoading }] = useWxUserPhoneMutation()
  const refusal = useRefusal<'number'>()
  if (!platformLogin.isAvailable) return null
  const take = async (code: string | undefined): Promise<void> => {
    refusal.clear()
    // no code: the user declined, or WeChat has no number
    if (!code) return onRefused()
    const { error } = await bind({ code, ...(ownerProof === null ? {} : { ownerProof }) })
    if (!error) return onBound()
    refusal.refuse(error, 'number')
  }
  return (
    <View>
      <RefusalNote text={refusal.at('number')?.error ?? refusal.general} />
      <Button
        block
        icon="wechat-logo-fill"
        openType="getPhoneNumber"
        busy={isLoading}
        onGetPhoneNumber={({ detail }) => void take(detail.code)}
      >
        {t('login.phoneStep.byWechat')}
      </Button>
    </View>
  )
}
