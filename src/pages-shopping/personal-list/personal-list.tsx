import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { PageShell } from '@/components/page-shell'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useSettled } from '@/hooks/use-settled'
import { useText } from '@/i18n/use-text'
import { useAddressListQuery, useCertificateListQuery } from '@/pages-shopping/api/recipients.api'
import { useAppSelector } from '@/store/hooks'
import { readTogether } from '@/utils/read-state'
import { tellUnread } from '@/utils/told-in-place'
import { AddressSection } from './address-section'
import { CertificateSection } from './certificate-section'
import styles from './personal-list.module.scss'

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
  usePullDownRefresh(() => {
    if (!isSignedIn) return Taro.stopPullDownRefresh()
    void Promise.all([addresses.refetch(), certificates.refetch()]).finally(() => Taro.stopPullDownRefresh())
  })
  if (!isSignedIn)
    return (
      <PageShell title={t('recipients.title')} tab="mine" isNarrow>
        <SignInGate icon="package" title={t('recipients.signInTitle')} text={t('recipients.signInText')} />
      </PageShell>
    )
  return (
    <PageShell title={t('recipients.title')} tab="mine" isNarrow>
      <View className={styles.stack}>
        <AddressSection read={{ ...addresses, refetch }} />
        {isDue && <CertificateSection read={{ ...certificates, refetch }} />}
      </View>
    </PageShell>
  )
}
