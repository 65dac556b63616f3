import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import type { Person } from '@contract/persons'
import { usePersonDeleteMutation, usePersonListQuery } from '@/api/persons.api'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { Toast } from '@/components/toast'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { PersonCard } from '../components/person-card'
import styles from './booking-person.module.scss'
import { PersonsSkeleton } from './persons-skeleton'

/** The people one books for: add, edit, remove. */
export default function BookingPerson() {
  const { t } = useText('pages-mine')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const persons = usePersonListQuery(undefined, { skip: !isSignedIn })
  const [remove, { isLoading: isRemoving }] = usePersonDeleteMutation()
  const [leaving, setLeaving] = useState<Person | null>(null)
  const [hasRemoved, setHasRemoved] = useState(false)
  usePullDownRefresh(() => {
    if (isSignedIn) void persons.refetch().finally(() => Taro.stopPullDownRefresh())
    else Taro.stopPullDownRefresh()
  })
  const title = t('persons.title')
  const add = () => go(routes.editPerson)
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
  const confirmRemoval = async () => {
    if (!leaving) return
    const answer = await remove(leaving.id)
    setLeaving(null)
    if (!answer.error) setHasRemoved(true)
  }
  const addButton = (
    <Button icon="plus" block onClick={add}>
      {t('persons.add')}
    </Button>
  )
  return (
    <PageShell
      title={title}
      isNarrow
      bar={persons.data?.length ? <ActionBar>{addButton}</ActionBar> : undefined}
      overlay={
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
            onCancel={() => setLeaving(null)}
          />
          <Toast isOpen={hasRemoved} text={t('persons.removed')} onClose={() => setHasRemoved(false)} />
        </>
      }
    >
      <QueryGate
        query={persons}
        skeleton={<PersonsSkeleton />}
        empty={{
          when: (list) => list.length === 0,
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
