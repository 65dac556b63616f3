import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PersonalData } from '@contract/routes/account'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { usePersonalDataQuery } from '@/pages-mine/api/account.api'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { AccountCard } from './account-card'
import { AvatarCard } from './avatar-card'
import { ContactSheet } from './contact-sheet'
import { DeleteSheet } from './delete-sheet'
import { OwnDataCard } from './own-data-card'
import { PasswordSheet } from './password-sheet'
import styles from './personal-data.module.scss'
import { ProfileForm } from './profile-form'
import type { ProfileSheet } from './profile-sheet'

interface SheetsProps {
  open: ProfileSheet | null
  data: PersonalData
  onClose: () => void
  onDone: (text: string) => void
}

/** The sheet that is open; each starts empty. */
function Sheets({ open, data, onClose, onDone }: SheetsProps) {
  switch (open) {
    case 'phone':
    case 'email':
      return <ContactSheet kind={open} data={data} onClose={onClose} onDone={onDone} />
    case 'password':
      return <PasswordSheet onClose={onClose} onDone={onDone} />
    case 'delete':
      return <DeleteSheet data={data} onClose={onClose} />
    default:
      return null
  }
}

/** The account's profile: picture, names, birth date, contacts, and the export of its data. */
export default function PersonalDataPage() {
  const { t } = useText('pages-mine')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const own = usePersonalDataQuery(undefined, { skip: !isSignedIn })
  const [open, setOpen] = useState<ProfileSheet | null>(null)
  const [toast, say] = useToast()
  // a result of the open sheet closes it; other results only show a toast
  const doneInSheet = (text: string) => {
    setOpen(null)
    say(text)
  }
  return (
    <PageShell
      title={t('profile.title')}
      tab="mine"
      isNarrow={!isSignedIn || (!own.data && !own.isLoading)}
      overlay={
        <>
          {own.data && isSignedIn && (
            <Sheets open={open} data={own.data} onClose={() => setOpen(null)} onDone={doneInSheet} />
          )}
          <Toast {...toast} />
        </>
      }
    >
      {isSignedIn ? (
        <QueryGate state={readState(own.data, own)} skeleton={<SkeletonPage kind="forms" />}>
          {(data) => (
            <View className={styles.columns}>
              <View className={styles.stack}>
                <AvatarCard data={data} onDone={say} />
                <ProfileForm key={data.id} data={data} onDone={say} />
              </View>
              <View className={styles.stack}>
                <AccountCard data={data} onOpen={setOpen} />
                <OwnDataCard onOpen={setOpen} onDone={say} />
              </View>
            </View>
          )}
        </QueryGate>
      ) : (
        <SignInGate title={t('profile.signInTitle')} text={t('profile.signInText')} />
      )}
    </PageShell>
  )
}
