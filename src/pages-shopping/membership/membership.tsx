import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { api } from '@/api/api'
import { ActionSheet } from '@/components/action-sheet'
import { Card } from '@/components/card'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { RichText } from '@/components/rich-text'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { GrowthRecords } from './growth-records'
import { LevelCard } from './level-card'
import { LevelsCard } from './levels-card'
import styles from './membership.module.scss'
import { useMembership } from './use-membership'

/** Membership: level and growth value, the levels with their rights, and each growth record. */
export default function MembershipPage() {
  const { t } = useText('pages-shopping')
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [toast, say] = useToast()
  const contact = useContact(say)
  const state = useMembership()
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['User', 'Order', 'Catalogue']))
    Taro.stopPullDownRefresh()
  })
  return (
    <PageShell
      title={t('member.title')}
      tab="mine"
      overlay={
        <>
          <ActionSheet {...contact.sheet} />
          <Toast {...toast} />
        </>
      }
    >
      <QueryGate
        state={state}
        skeleton={<SkeletonPage kind="cards" />}
        empty={{ kind: 'data', title: t('member.off'), text: t('member.offText') }}
      >
        {({ rules, levels, rights, me }) => (
          <View className={styles.page}>
            {me && <LevelCard me={me} rules={rules} rights={rights} onDone={say} />}
            <View className={styles.columns}>
              <LevelsCard
                levels={levels}
                rights={rights}
                level={me?.level?.level ?? null}
                growthName={rules.growthName}
                onContact={me?.isMember ? () => contact.openContact() : undefined}
              />
              <View className={styles.page}>
                {/* what membership gives comes before the question to sign in */}
                {!me && (
                  <SignInGate icon="crown" title={t('member.signInTitle')} text={t('member.signInText')} />
                )}
                {rules.rule !== '' && (
                  <Card title={t('member.rules')}>
                    <RichText html={rules.rule} />
                  </Card>
                )}
                {isSignedIn && me?.isMember === true && <GrowthRecords />}
              </View>
            </View>
          </View>
        )}
      </QueryGate>
    </PageShell>
  )
}
