import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import type { Person } from '@contract/routes/persons'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { Toast } from '@/components/toast'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { usePersonDeleteMutation } from '@/features/persons/api/persons.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { PersonCard } from '../components/person-card'
import styles from './booking-person.module.scss'
import { PersonsSkeleton } from './persons-skeleton'

/** Confirms the removal of a person, and announces it afterwards. */
function PersonRemoval({ leaving, onEnd }: { leaving: Person | null; onEnd: () => void }) {
  const { t } = useText('pages-mine')
  const [remove, { isLoading: isRemoving }] = usePersonDeleteMutation()
  const [hasRemoved, setHasRemoved] = useState(false)
  const confirmRemoval = async () => {
    if (!leaving) return
    const answer = await remove(leaving.id)
    onEnd()
    if (!answer.error) setHasRemoved(true)
  }
  return (
    <>
      <ConfirmDialog
        isOpen={leaving !== null}
        tone="destructive"
        isBusy={isRemoving}
        title={t('persons.removeTitle', { name: leaving?.name ?? '' })}
        text={t('persons.removeText')}
        confirmText={t('persons.remove')}
        onConfirm={() => {
          void confirmRemoval()
        }}
        onCancel={onEnd}
      />
      <Toast isOpen={hasRemoved} text={t('persons.removed')} onClose={() => setHasRemoved(false)} />
    </>
  )
}

/** The page of the user's persons: add, edit, remove. */
export default function BookingPerson() {
  const { t } = useText('pages-mine')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const persons = usePersonListQuery(undefined, { skip: !isSignedIn })
  const [leaving, setLeaving] = useState<Person | null>(null)
  usePullDownRefresh(() => {
    if (isSignedIn) void persons.refetch().finally(() => Taro.stopPullDownRefresh())
    else Taro.stopPullDownRefresh()
  })
  const title = t('persons.title')
  if (!isSignedIn) {
    return (
      <PageShell title={title} isNarrow>
        <SignInCard
          icon="users"
          title={t('persons.signInTitle')}
          text={t('persons.signInText')}
          onSignIn={() => go(routes.login)}
        />
      </PageShell>
    )
  }
  const addButton = (
    <Button icon="plus" block onClick={() => go(routes.editPerson)}>
      {t('persons.add')}
    </Button>
  )
  return (
    <PageShell
      title={title}
      bar={persons.data?.length ? <ActionBar>{addButton}</ActionBar> : undefined}
      overlay={<PersonRemoval leaving={leaving} onEnd={() => setLeaving(null)} />}
    >
      <QueryGate
        state={readState(persons.data, persons, { isEmpty: persons.data?.length === 0 })}
        skeleton={<PersonsSkeleton />}
        empty={{
          kind: 'data',
          title: t('persons.emptyTitle'),
          text: t('persons.emptyText'),
          action: addButton,
        }}
      >
        {(list) => (
          <View className={styles.list}>
            {list.map((person) => (
              <PersonCard
                key={person.id}
                person={person}
                onEdit={() => go(routes.editPerson, { id: person.id })}
                onRemove={() => setLeaving(person)}
              />
            ))}
          </View>
        )}
      </QueryGate>
    </PageShell>
  )
}
