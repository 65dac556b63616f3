import { useState } from 'react'
import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { Button } from '@/components/button'
import { Chip, ChipRow } from '@/components/chip'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { SkeletonPage } from '@/components/skeleton'
import { SnackBar } from '@/components/snack-bar'
import { Tabs } from '@/components/tabs'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { browseKinds, favouriteKinds } from '@contract/constants/enums'
import { EditBar } from './components/edit-bar'
import { ListTools } from './components/list-tools'
import { RememberedDays } from './components/remembered-days'
import { type KindFilter, type ListName, useRemembered } from './hooks/use-remembered'
import type { Remembered } from './remembered'
import styles from './browse-collect.module.scss'

const lists: readonly ListName[] = ['kept', 'history']
const kindsOf: Record<ListName, readonly KindFilter[]> = {
  kept: ['all', ...favouriteKinds],
  history: ['all', ...browseKinds],
}

/** What I keep and what I looked at (`tab=history`), by kind; edited and cleared. */
export default function BrowseCollectPage() {
  const { t } = useText('pages-mine')
  const { t: common } = useText('common')
  const { tab } = usePageParams<{ tab: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [list, setList] = useState<ListName>(tab === 'history' ? 'history' : 'kept')
  const [kind, setKind] = useState<KindFilter>('all')
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const [asking, setAsking] = useState<'remove' | 'clear' | null>(null)
  const [note, setNote] = useState<{ text: string; undo?: () => void } | null>(null)
  const remembered = useRemembered({ list, kind, isSkipped: !isSignedIn })
  useShownAgain(() => {
    void remembered.refresh()
  })
  usePullDownRefresh(() => {
    void remembered.refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const rows = remembered.query.data ?? []
  const chosen = rows.filter(({ id }) => picked?.includes(id))
  const isEditing = picked !== null && rows.length > 0
  const show = (next: { list?: ListName; kind?: KindFilter }) => {
    setPicked(null)
    setList(next.list ?? list)
    setKind(next.kind ?? 'all')
  }
  const toggle = (id: string) =>
    setPicked((before) =>
      before?.includes(id) ? before.filter((one) => one !== id) : [...(before ?? []), id],
    )
  const confirm = async () => {
    const isDone = asking === 'clear' ? await remembered.clear() : await remembered.forget(chosen)
    setAsking(null)
    if (!isDone) return
    setPicked(null)
    setNote({ text: t('remembered.forgotten') })
  }
  // favourites go without a question: they can be put back
  const letGo = async (chosenRows: readonly Remembered[]) => {
    setPicked(null)
    const gone = await remembered.letGo(chosenRows)
    if (gone.length === 0) return
    const back = gone.filter(({ isAvailable }) => isAvailable)
    setNote({
      text: t('remembered.letGo'),
      ...(back.length > 0
        ? {
            undo: () => {
              setNote(null)
              void remembered.keepAgain(back)
            },
          }
        : null),
    })
  }
  return (
    <PageShell
      title={t('remembered.title')}
      tab="mine"
      isNarrow
      head={
        isSignedIn ? (
          <Tabs
            items={lists.map((key) => ({ key, label: t(`remembered.list.${key}`) }))}
            active={list}
            onChange={(next) => show({ list: next })}
            label={t('remembered.title')}
            idPrefix="remembered"
          />
        ) : undefined
      }
      bar={
        isEditing ? (
          <EditBar
            chosen={chosen.length}
            all={rows.length}
            list={list}
            onAll={() => setPicked(chosen.length === rows.length ? [] : rows.map(({ id }) => id))}
            onRemove={() => {
              if (list === 'kept') void letGo(chosen)
              else setAsking('remove')
            }}
          />
        ) : undefined
      }
      overlay={
        <>
          <ConfirmDialog
            isOpen={asking !== null}
            tone="destructive"
            isBusy={remembered.isBusy}
            onConfirm={() => {
              void confirm()
            }}
            onCancel={() => setAsking(null)}
            title={t(asking === 'clear' ? 'remembered.clearTitle' : 'remembered.forgetTitle', {
              count: chosen.length,
            })}
            text={
              asking === 'clear'
                ? t(kind === 'all' ? 'remembered.clearText' : 'remembered.clearKindText', {
                    kind: t(`remembered.kind.${kind}`),
                  })
                : ''
            }
            confirmText={t(asking === 'clear' ? 'remembered.clear' : 'remembered.remove')}
          />
          <SnackBar
            isOpen={note !== null}
            about={note}
            text={note?.text ?? ''}
            onClose={() => setNote(null)}
            {...(note?.undo ? { actionText: common('snackBar.undo'), onAction: note.undo } : null)}
          />
        </>
      }
    >
      {!isSignedIn ? (
        <SignInCard icon="heart" text={t('remembered.signIn')} onSignIn={() => go(routes.login)} />
      ) : (
        <>
          <ChipRow label={t('remembered.kinds')}>
            {kindsOf[list].map((key) => (
              <Chip key={key} isOn={key === kind} onClick={() => show({ kind: key })}>
                {t(`remembered.kind.${key}`)}
              </Chip>
            ))}
          </ChipRow>
          <QueryGate
            query={remembered.query}
            skeleton={<SkeletonPage kind="list" />}
            empty={{
              when: (data) => data.length === 0 && remembered.total === 0,
              kind: 'data',
              title: t(`remembered.empty.${list}Title`),
              text: t(`remembered.empty.${list}Text`),
              action: <Button onClick={() => switchTo(routes.commodity)}>{t('remembered.browse')}</Button>,
            }}
          >
            {(data) => (
              <View className={styles.content}>
                <ListTools
                  total={remembered.total}
                  isEditing={isEditing}
                  onEdit={() => setPicked(isEditing ? null : [])}
                  {...(list === 'history' ? { onClear: () => setAsking('clear') } : null)}
                />
                <RememberedDays rows={data} picked={isEditing ? picked : null} onPick={toggle} />
                <LoadMore
                  status={remembered.status}
                  onRetry={remembered.loadMore}
                  onMore={remembered.loadMore}
                />
              </View>
            )}
          </QueryGate>
        </>
      )}
    </PageShell>
  )
}
