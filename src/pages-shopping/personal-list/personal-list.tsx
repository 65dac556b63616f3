import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import type { UserCertificate } from '@contract/routes/certificates'
import { PageShell } from '@/components/page-shell'
import { SignInCard } from '@/components/sign-in-card'
import { SnackBar } from '@/components/snack-bar'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useSettled } from '@/hooks/use-settled'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAddressListQuery, useCertificateListQuery } from '@/pages-shopping/api/recipients.api'
import { useAppSelector } from '@/store/hooks'
import { readTogether } from '@/utils/read-state'
import { tellUnread } from '@/utils/told-in-place'
import { AddressSection } from './address-section'
import { CertificateRemoval } from './certificate-removal'
import { CertificateSection } from './certificate-section'
import styles from './personal-list.module.scss'
import { useAddressRemoval } from './use-address-removal'

/** The page of parcel recipients: their addresses, and the certificates required by customs. */
export default function PersonalList() {
  const { t } = useText('pages-shopping')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const addresses = useAddressListQuery(undefined, { skip: !isSignedIn })
  const certificates = useCertificateListQuery(undefined, { skip: !isSignedIn })
  // either button retries everything that failed
  const { refetch } = readTogether(addresses, certificates)
  // the certificates are below the addresses, which would shift them
  const isDue = useSettled([addresses])
  tellUnread(addresses, certificates)
  const removal = useAddressRemoval()
  const [leaving, setLeaving] = useState<UserCertificate | null>(null)
  usePullDownRefresh(() => {
    if (!isSignedIn) return Taro.stopPullDownRefresh()
    void Promise.all([addresses.refetch(), certificates.refetch()]).finally(() => Taro.stopPullDownRefresh())
  })
  if (!isSignedIn)
    return (
      <PageShell title={t('recipients.title')} tab="mine" isNarrow>
        <SignInCard
          icon="package"
          title={t('recipients.signInTitle')}
          text={t('recipients.signInText')}
          onSignIn={() => go(routes.login)}
        />
      </PageShell>
    )
  return (
    <PageShell
      title={t('recipients.title')}
      tab="mine"
      isNarrow
      overlay={
        <>
          <CertificateRemoval leaving={leaving} onEnd={() => setLeaving(null)} />
          <SnackBar
            isOpen={removal.removed !== null}
            text={t('address.removed', { name: removal.removed?.userName ?? '' })}
            about={removal.removed}
            actionText={t('address.undo')}
            onAction={removal.undo}
            onClose={removal.forget}
          />
        </>
      }
    >
      <View className={styles.stack}>
        <AddressSection read={{ ...addresses, refetch }} onRemove={removal.remove} />
        {isDue && <CertificateSection read={{ ...certificates, refetch }} onRemove={setLeaving} />}
      </View>
    </PageShell>
  )
}
