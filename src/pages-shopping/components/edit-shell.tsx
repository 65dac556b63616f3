import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import type { EditForm } from '@/pages-shopping/hooks/use-edit-form'
import { DraftStrip } from './draft-strip'
import styles from './edit-shell.module.scss'

interface EditShellProps<Form extends object> {
  title: string
  state: EditForm<Form>
  overlay?: ReactNode
  /** below everything else */
  end?: ReactNode
  children: ReactNode
}

/** The page of a form that saves one thing: its fields, its overall error, and its button. */
export function EditShell<Form extends object>({
  title,
  state,
  overlay,
  end,
  children,
}: EditShellProps<Form>) {
  const { t } = useText('pages-shopping')
  const { general, hasDraft, isBusy, save, discard } = state
  return (
    <PageShell
      title={title}
      tab="mine"
      isNarrow
      overlay={overlay}
      bar={
        <ActionBar>
          <Button
            block
            busy={isBusy}
            onClick={() => {
              void save()
            }}
          >
            {t('edit.save')}
          </Button>
        </ActionBar>
      }
    >
      <View className={styles.stack}>
        <DraftStrip isShown={hasDraft} onDiscard={discard} />
        {children}
        <View {...webProps({ role: 'alert' })}>
          {general && (
            <NextStrip kind="danger" icon="warning-circle">
              {'literal' in general ? general.literal : t(general.key, general.params)}
            </NextStrip>
          )}
        </View>
        {end}
      </View>
    </PageShell>
  )
}
