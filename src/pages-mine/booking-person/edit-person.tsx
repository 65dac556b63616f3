import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { usePersonFormQuery } from '@/features/persons/api/persons.api'
import { useContactPhoneQuery } from '@/features/session/api/contact-phone.api'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { PersonEditor } from '../components/person-editor'
import { type PersonState, personState } from './person-state'

/** The page for adding a person, or editing one with `id`; afterwards returns to where the person is needed. */
export default function EditPerson() {
  const { t } = useText('pages-mine')
  const { id } = usePageParams<{ id: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const saved = usePersonFormQuery(id ?? '', { skip: !isSignedIn || !id })
  const persons = usePersonListQuery(undefined, { skip: !isSignedIn })
  const contact = useContactPhoneQuery(undefined, { skip: !isSignedIn || !!id })
  const title = t(id ? 'person.editTitle' : 'person.addTitle')
  const draftKey = `person/${userId}/${id ?? 'new'}`
  const state = personState({ isSignedIn, id, saved, persons, contact })
  if (state.kind === 'ready')
    return (
      <PersonEditor key={draftKey} title={title} draftKey={draftKey} {...state} {...(id ? { id } : null)} />
    )
  return (
    <PageShell title={title} tab="mine" isNarrow>
      <NoEditor state={state} />
    </PageShell>
  )
}

/** Shown in place of the form. */
function NoEditor({ state }: { state: Exclude<PersonState, { kind: 'ready' }> }) {
  const { t } = useText('pages-mine')
  switch (state.kind) {
    case 'visitor':
      return <SignInGate icon="user-plus" title={t('person.signInTitle')} text={t('persons.signInText')} />
    case 'gone':
      return (
        <EmptyState
          kind="data"
          drawing="people"
          title={t('person.goneTitle')}
          text={t('person.goneText')}
          action={<Button onClick={() => replace(routes.bookingPerson)}>{t('person.seeAll')}</Button>}
        />
      )
    default:
      return <UnreadState state={state} skeleton={<SkeletonPage kind="form" count={6} />} />
  }
}
