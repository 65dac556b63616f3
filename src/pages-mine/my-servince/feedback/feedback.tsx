import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { api } from '@/api/api'
import { PageShell } from '@/components/page-shell'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { FeedbackForm } from './feedback-form'
import styles from './feedback.module.scss'
import { MyFeedback } from './my-feedback'

/** The form of a feedback with pictures; below it, or beside it on a desktop, earlier ones with their answers. */
export default function FeedbackPage() {
  const { t } = useText('pages-mine')
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const [toast, say] = useToast()
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['Feedback']))
    Taro.stopPullDownRefresh()
  })
  return (
    <PageShell title={t('feedback.title')} tab="mine" isNarrow={!isSignedIn} overlay={<Toast {...toast} />}>
      {isSignedIn ? (
        <View className={styles.stack}>
          <FeedbackForm key={userId} userId={userId} onSent={() => say(t('feedback.thanks'))} />
          <MyFeedback />
        </View>
      ) : (
        <SignInGate
          icon="chat-circle-dots"
          title={t('feedback.signInTitle')}
          text={t('feedback.signInText')}
        />
      )}
    </PageShell>
  )
}
