import { useState } from 'react'
import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useCompareAddMutation, useCompareDeleteMutation, useCompareListQuery } from '@/api/compare.api'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { SkeletonPage } from '@/components/skeleton'
import { SnackBar } from '@/components/snack-bar'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import type { CompareEntry } from '@contract/compare'
import { limits } from '@contract/constants/limits'
import { ChooseBar } from './components/choose-bar'
import { CompareEntryRow } from './components/compare-entry-row'
import styles from './goods-contrast.module.scss'

const chosenAtFirst = (entries: readonly CompareEntry[]): string[] =>
  entries
    .filter(({ isAvailable }) => isAvailable === '1')
    .slice(0, limits.compareMax)
    .map(({ spuId }) => spuId)

/** My compare list: choose two to four packages, look at them side by side. */
export default function GoodsContrastPage() {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const list = useCompareListQuery(undefined, { skip: !isSignedIn })
  const [remove] = useCompareDeleteMutation()
  const [add] = useCompareAddMutation()
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const [removed, setRemoved] = useState<CompareEntry | null>(null)
  const refresh = async () => {
    if (!list.isUninitialized) await list.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })

  const entries = isSignedIn ? (list.data?.entries ?? []) : []
  const chosen = (picked ?? chosenAtFirst(entries)).filter((id) => entries.some(({ spuId }) => spuId === id))
  const toggle = (id: string) =>
    setPicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const takeOff = async (entry: CompareEntry) => {
    // its tick stays: it counts again when the package is put back
    setPicked(chosen)
    if ((await remove(entry.id)).error === undefined) setRemoved(entry)
  }
  const putBack = async ({ spuId }: CompareEntry) => {
    setRemoved(null)
    await add({ spuId })
  }
  const browse = <Button onClick={() => switchTo(routes.commodity)}>{t('contrast.browse')}</Button>
  return (
    <PageShell
      title={t('contrast.title')}
      tab="goods"
      isNarrow
      overlay={
        <SnackBar
          isOpen={removed !== null}
          about={removed}
          text={removed ? t('contrast.removed', { name: removed.goods.name }) : ''}
          actionText={common('snackBar.undo')}
          onAction={() => {
            if (removed) void putBack(removed)
          }}
          onClose={() => setRemoved(null)}
        />
      }
      bar={
        entries.length > 0 ? (
          <ChooseBar
            chosen={chosen.length}
            onCompare={() => go(routes.contrastDetail, { ids: chosen.join(',') })}
          />
        ) : undefined
      }
    >
      {!isSignedIn ? (
        <SignInCard icon="scales" text={t('contrast.signIn')} onSignIn={() => go(routes.login)} />
      ) : (
        <QueryGate
          query={list}
          skeleton={<SkeletonPage kind="list" />}
          empty={{
            when: (data) => data.entries.length === 0,
            kind: 'products',
            title: t('contrast.emptyTitle'),
            text: t('contrast.emptyText'),
            action: browse,
          }}
        >
          {(data) => (
            <>
              <View className={styles.hint}>
                {t('contrast.hint', {
                  min: data.minCompared,
                  max: data.maxCompared,
                  count: data.entries.length,
                  most: data.maxEntries,
                })}
              </View>
              <View className={styles.list}>
                {data.entries.map((entry) => (
                  <CompareEntryRow
                    key={entry.id}
                    entry={entry}
                    isChosen={chosen.includes(entry.spuId)}
                    isFull={chosen.length >= data.maxCompared}
                    onToggle={() => toggle(entry.spuId)}
                    onRemove={() => {
                      void takeOff(entry)
                    }}
                  />
                ))}
              </View>
              {data.entries.length < data.maxEntries && (
                <View className={styles.more}>
                  <Button kind="text" size="card" icon="plus" onClick={() => switchTo(routes.commodity)}>
                    {t('contrast.more')}
                  </Button>
                </View>
              )}
            </>
          )}
        </QueryGate>
      )}
    </PageShell>
  )
}
