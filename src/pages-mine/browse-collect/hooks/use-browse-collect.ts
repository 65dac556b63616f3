import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { readyData } from '@/utils/read-state'
import type { Remembered } from '../remembered'
import { type KindFilter, type ListName, useRemembered } from './use-remembered'

/** The rows selected while editing. */
function useChosenRows(rows: readonly Remembered[]) {
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const chosen = rows.filter(({ id }) => picked?.includes(id))
  const isEditing = picked !== null && rows.length > 0
  const toggle = (id: string) =>
    setPicked((before) =>
      before?.includes(id) ? before.filter((one) => one !== id) : [...(before ?? []), id],
    )
  return {
    rows,
    chosen,
    isEditing,
    picked: isEditing ? picked : null,
    toggle,
    toggleAll: () => setPicked(chosen.length === rows.length ? [] : rows.map(({ id }) => id)),
    toggleEditing: () => setPicked(isEditing ? null : []),
    stop: () => setPicked(null),
  }
}

/** State of the page: list and kind, the selection while editing, and the confirmation before a removal. */
export function useBrowseCollect() {
  const { t } = useText('pages-mine')
  const { tab } = usePageParams<{ tab: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [list, setList] = useState<ListName>(tab === 'history' ? 'history' : 'kept')
  const [kind, setKind] = useState<KindFilter>('all')
  const [asking, setAsking] = useState<'remove' | 'clear' | null>(null)
  const [note, setNote] = useState<{ text: string; undo?: () => void } | null>(null)
  const remembered = useRemembered({ list, kind, isSkipped: !isSignedIn })
  useShownAgain(() => {
    void remembered.refresh()
  })
  usePullDownRefresh(() => {
    void remembered.refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const edit = useChosenRows(readyData(remembered.state) ?? [])
  const show = (next: { list?: ListName; kind?: KindFilter }) => {
    edit.stop()
    setList(next.list ?? list)
    setKind(next.kind ?? 'all')
  }
  const confirm = async () => {
    const isDone = asking === 'clear' ? await remembered.clear() : await remembered.forget(edit.chosen)
    setAsking(null)
    if (!isDone) return
    edit.stop()
    setNote({ text: t('remembered.forgotten') })
  }
  // favourites are removed without confirmation, because they can be restored
  const letGo = async (chosenRows: readonly Remembered[]) => {
    edit.stop()
    const gone = await remembered.letGo(chosenRows)
    if (gone.length === 0) return
    const back = gone.filter(({ isAvailable }) => isAvailable)
    const undo = () => {
      setNote(null)
      void remembered.keepAgain(back)
    }
    setNote({ text: t('remembered.letGo'), ...(back.length > 0 ? { undo } : null) })
  }
  const removeChosen = () => {
    if (list === 'kept') void letGo(edit.chosen)
    else setAsking('remove')
  }
  return {
    isSignedIn,
    list,
    kind,
    show,
    remembered,
    edit,
    asking,
    setAsking,
    confirm,
    removeChosen,
    note,
    closeNote: () => setNote(null),
  }
}
