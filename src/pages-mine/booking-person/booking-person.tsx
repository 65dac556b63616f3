import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { Person } from '@contract/routes/persons'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Tappable } from '@/components/tappable'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { PersonCard } from '../components/person-card'
import styles from './booking-person.module.scss'
import { PersonsSkeleton } from './persons-skeleton'

const isH5 = process.env.TARO_ENV === 'h5'
const addPerson = () => go(routes.editPerson)

/** The persons; in columns with a tile to add another, elsewhere the page's bar is for that. */
function Persons({ list }: { list: readonly Person[] }) {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.list}>
      {list.map((person) => (
        <PersonCard key={person.id} person={person} onEdit={() => go(routes.editPerson, { id: person.id })} />
      ))}
      {isH5 && (
        <Tappable className={styles.add} onClick={addPerson}>
          <Icon name="plus" />
          {t('persons.add')}
        </Tappable>
      )}
    </View>
  )
}

/** The page of the user's persons: add, edit. */
export default function BookingPerson() {
  const { t } = useText('pages-mine')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const persons = usePersonListQuery(undefined, { skip: !isSignedIn })
  usePullDownRefresh(() => {
    if (isSignedIn) void persons.refetch().finally(() => Taro.stopPullDownRefresh())
    else Taro.stopPullDownRefresh()
  })
  const title = t('persons.title')
  if (!isSignedIn) {
    return (
      <PageShell title={title} tab="mine" isNarrow>
        <SignInGate icon="users" title={t('persons.signInTitle')} text={t('persons.signInText')} />
      </PageShell>
    )
  }
  const addButton = (
    <Button icon="plus" block onClick={addPerson}>
      {t('persons.add')}
    </Button>
  )
  return (
    <PageShell
      title={title}
      tab="mine"
      {...(isH5 ? { barUntil: 'tablet' as const } : null)}
      bar={persons.data?.length ? <ActionBar>{addButton}</ActionBar> : undefined}
    >
      <QueryGate
        state={readState(persons.data, persons, { isEmpty: persons.data?.length === 0 })}
        skeleton={<PersonsSkeleton />}
        empty={{
          kind: 'data',
          drawing: 'people',
          title: t('persons.emptyTitle'),
          text: t('persons.emptyText'),
          action: addButton,
        }}
      >
        {(list) => <Persons list={list} />}
      </QueryGate>
    </PageShell>
  )
}
