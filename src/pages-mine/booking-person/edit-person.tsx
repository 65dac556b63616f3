import { View } from '@tarojs/components'
import { orGone } from '@/api/api-error'
import { usePersonFormQuery, usePersonListQuery } from '@/api/persons.api'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { type GateQuery, QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { SkeletonPage } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { back, go, replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { PersonFields } from '../components/person-fields'
import { emptyPerson, type PersonDraft, toDraft } from '../components/person-rules'
import { usePersonForm } from '../components/use-person-form'

interface EditorProps {
  title: string
  id?: string
  draftKey: string
  initial: PersonDraft
  hasDefaultSwitch: boolean
}

function PersonEditor({ title, hasDefaultSwitch, ...of }: EditorProps) {
  const { t } = useText('pages-mine')
  const state = usePersonForm({ ...of, onSaved: back })
  const { general, hasDraft, isBusy, save, discard } = state
  return (
    <PageShell
      title={title}
      isNarrow
      bar={
        <ActionBar>
          <Button
            block
            busy={isBusy}
            onClick={() => {
              void save()
            }}
          >
            {t('person.save')}
          </Button>
        </ActionBar>
      }
    >
      {hasDraft && (
        <NextStrip
          kind="info"
          icon="clock-counter-clockwise"
          action={
            <Button kind="text" size="small" onClick={discard}>
              {t('person.discard')}
            </Button>
          }
        >
          {t('person.draft')}
        </NextStrip>
      )}
      <PersonFields state={state} hasDefaultSwitch={hasDefaultSwitch} />
      {general && (
        <View {...webProps({ role: 'alert' })}>
          <NextStrip kind="danger" icon="warning-circle">
            {'literal' in general ? general.literal : t(general.key)}
          </NextStrip>
        </View>
      )}
    </PageShell>
  )
}

/** Adds a person, or with `id` changes one; afterwards back to where the person is needed. */
export default function EditPerson() {
  const { t } = useText('pages-mine')
  const { id } = usePageParams<{ id: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const saved = orGone(usePersonFormQuery(id ?? '', { skip: !isSignedIn || !id }))
  const persons = usePersonListQuery(undefined, { skip: !isSignedIn })
  const title = t(id ? 'person.editTitle' : 'person.addTitle')
  const draftKey = `person/${userId}/${id ?? 'new'}`
  if (!isSignedIn) {
    return (
      <PageShell title={title} isNarrow>
        <SignInCard
          icon="user-plus"
          title={t('person.signInTitle')}
          text={t('persons.signInText')}
          onSignIn={() => go(routes.login)}
        />
      </PageShell>
    )
  }
  // the first person is the default whatever the form says
  const others = persons.data?.filter((person) => person.id !== id)
  const hasDefaultSwitch = !!others && others.length > 0
  if (id && saved.data)
    return (
      <PersonEditor
        key={draftKey}
        title={title}
        id={id}
        draftKey={draftKey}
        initial={toDraft(saved.data)}
        hasDefaultSwitch={hasDefaultSwitch}
      />
    )
  if (!id && (persons.data || persons.error)) {
    return (
      <PersonEditor
        key={draftKey}
        title={title}
        draftKey={draftKey}
        initial={{ ...emptyPerson, relation: persons.data?.length === 0 ? 'self' : '' }}
        hasDefaultSwitch={hasDefaultSwitch}
      />
    )
  }
  const awaited: GateQuery<unknown> = id ? saved : persons
  return (
    <PageShell title={title} isNarrow>
      <QueryGate
        query={awaited}
        skeleton={<SkeletonPage kind="form" count={6} />}
        empty={{
          when: (person) => person === null,
          kind: 'data',
          title: t('person.goneTitle'),
          text: t('person.goneText'),
          action: <Button onClick={() => replace(routes.bookingPerson)}>{t('person.seeAll')}</Button>,
        }}
      >
        {() => null}
      </QueryGate>
    </PageShell>
  )
}
