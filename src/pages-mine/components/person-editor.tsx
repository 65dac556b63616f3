import { View } from '@tarojs/components'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useEditedRemoval } from '@/components/edited-removal'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { webProps } from '@/components/web-props'
import { usePersonDeleteMutation } from '@/features/persons/api/persons.api'
import { useText } from '@/i18n/use-text'
import { back } from '@/navigation/navigate'
import { PersonFields } from './person-fields'
import type { PersonDraft } from './person-rules'
import { usePersonForm } from './use-person-form'

interface EditorProps {
  title: string
  id?: string
  draftKey: string
  initial: PersonDraft
  hasDefaultSwitch: boolean
}

/** The form of one person; afterwards returns to where the person is needed. */
export function PersonEditor({ title, hasDefaultSwitch, ...of }: EditorProps) {
  const { t } = useText('pages-mine')
  const state = usePersonForm({ ...of, onSaved: back })
  const { general, hasDraft, isBusy, save, discard } = state
  const [remove, { isLoading: isRemoving }] = usePersonDeleteMutation()
  const removal = useEditedRemoval({
    label: t('persons.removeOf', { name: of.initial.name }),
    title: t('persons.removeTitle', { name: of.initial.name }),
    text: t('persons.removeText'),
    confirmText: t('persons.remove'),
    isBusy: isRemoving,
    remove: () => remove(of.id ?? ''),
    discard,
    leave: back,
  })
  return (
    <PageShell
      title={title}
      tab="mine"
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
      overlay={removal.dialog}
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
      {of.id && removal.button}
    </PageShell>
  )
}
