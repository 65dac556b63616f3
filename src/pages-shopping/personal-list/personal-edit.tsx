import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { AddressEditor } from './address-editor'
import { CertificateEditor } from './certificate-editor'
import { type EditKind, type EditState, useEditState } from './use-edit-state'

/** The page of one recipient or one certificate: a new one, or the one with `id`. */
export default function PersonalEdit() {
  const { t } = useText('pages-shopping')
  const { id = '', kind: asked } = usePageParams<{ id: string; kind: string }>()
  const kind: EditKind = asked === 'certificate' ? 'certificate' : 'address'
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const state = useEditState({ kind, id, isSignedIn })
  if (state.kind === 'address') return <AddressEditor key={`${userId}/${id}`} userId={userId} {...state} />
  if (state.kind === 'certificate')
    return <CertificateEditor key={`${userId}/${id}`} userId={userId} {...state} />
  return (
    <PageShell title={t(id === '' ? `${kind}.addTitle` : `${kind}.editTitle`)} tab="mine" isNarrow>
      <NoEditor state={state} kind={kind} />
    </PageShell>
  )
}

/** Shown in place of the form. */
function NoEditor({
  state,
  kind,
}: {
  state: Exclude<EditState, { kind: 'address' | 'certificate' }>
  kind: EditKind
}) {
  const { t } = useText('pages-shopping')
  switch (state.kind) {
    case 'visitor':
      return (
        <SignInGate icon="user-plus" title={t('recipients.signInTitle')} text={t('recipients.signInText')} />
      )
    case 'gone':
      return (
        <EmptyState
          kind="data"
          drawing="people"
          title={t(`${kind}.goneTitle`)}
          text={t('edit.goneText')}
          action={<Button onClick={() => replace(routes.personalList)}>{t('recipients.seeAll')}</Button>}
        />
      )
    default:
      return <UnreadState state={state} skeleton={<SkeletonPage kind="form" count={5} />} />
  }
}
