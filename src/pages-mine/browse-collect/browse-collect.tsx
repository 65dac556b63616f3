import { PageShell } from '@/components/page-shell'
import { SnackBar } from '@/components/snack-bar'
import { Tabs } from '@/components/tabs'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { EditBar } from './components/edit-bar'
import { FollowedBrands } from './components/followed-brands'
import { KindChips } from './components/kind-chips'
import { RememberedList } from './components/remembered-list'
import { RemoveDialog } from './components/remove-dialog'
import { useBrowseCollect } from './hooks/use-browse-collect'
import type { ListName } from './hooks/use-remembered'

const lists: readonly ListName[] = ['kept', 'history']

type PageState = ReturnType<typeof useBrowseCollect>

/** The page of favourites and history (`tab=history`) by kind, with editing and clearing. */
export default function BrowseCollectPage() {
  const { t } = useText('pages-mine')
  const page = useBrowseCollect()
  const { isSignedIn, list, edit } = page
  return (
    <PageShell
      title={t('remembered.title')}
      tab="mine"
      isNarrow={!isSignedIn}
      head={
        isSignedIn ? (
          <Tabs
            items={lists.map((key) => ({ key, label: t(`remembered.list.${key}`) }))}
            active={list}
            onChange={(next) => page.show({ list: next })}
            label={t('remembered.title')}
            idPrefix="remembered"
          />
        ) : undefined
      }
      bar={
        edit.isEditing ? (
          <EditBar
            chosen={edit.chosen.length}
            all={edit.rows.length}
            list={list}
            onAll={edit.toggleAll}
            onRemove={page.removeChosen}
          />
        ) : undefined
      }
      overlay={<Overlay page={page} />}
    >
      {!isSignedIn ? (
        <SignInGate icon="heart" title={t('remembered.signInTitle')} text={t('remembered.signInText')} />
      ) : (
        <>
          <KindChips list={list} kind={page.kind} onChoose={(kind) => page.show({ kind })} />
          {page.kind === 'brand' ? (
            <FollowedBrands />
          ) : (
            <RememberedList page={page} onClear={() => page.setAsking('clear')} />
          )}
        </>
      )}
    </PageShell>
  )
}

/** The confirmation before a removal, and the message after it. */
function Overlay({ page }: { page: PageState }) {
  const { t: common } = useText('common')
  const { note } = page
  return (
    <>
      <RemoveDialog
        asking={page.asking}
        kind={page.kind}
        count={page.edit.chosen.length}
        isBusy={page.remembered.isBusy}
        onConfirm={() => void page.confirm()}
        onCancel={() => page.setAsking(null)}
      />
      <SnackBar
        isOpen={note !== null}
        about={note}
        text={note?.text ?? ''}
        onClose={page.closeNote}
        {...(note?.undo ? { actionText: common('snackBar.undo'), onAction: note.undo } : null)}
      />
    </>
  )
}
