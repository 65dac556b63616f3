import type { UserAddress } from '@contract/routes/addresses'
import { phoneShape } from '@contract/rules/phone'
import { useEditedRemoval } from '@/components/edited-removal'
import { useText } from '@/i18n/use-text'
import { back } from '@/navigation/navigate'
import { useAddressDeleteMutation, useAddressSaveMutation } from '@/pages-shopping/api/recipients.api'
import { EditShell } from '@/pages-shopping/components/edit-shell'
import { useEditForm } from '@/pages-shopping/hooks/use-edit-form'
import { WhereCard, WhoCard } from './address-fields'
import { type AddressForm, addressRules, emptyAddress, sentAddress, toAddressForm } from './address-rules'
import { DefaultSwitch } from './default-switch'

interface EditorProps {
  userId: string
  saved: UserAddress | null
  /** a single recipient is always the default */
  isOnlyOne: boolean
}

/** The form of one recipient; afterwards returns to where the recipient is needed. */
export function AddressEditor({ userId, saved, isOnlyOne }: EditorProps) {
  const { t } = useText('pages-shopping')
  const [sendAddress] = useAddressSaveMutation()
  const [sendRemoval, { isLoading }] = useAddressDeleteMutation()
  const state = useEditForm<AddressForm>({
    draftKey: `address/${userId}/${saved?.id ?? 'new'}`,
    initial: saved ? toAddressForm(saved) : emptyAddress,
    rules: addressRules,
    send: async (form, idempotencyKey) =>
      (await sendAddress({ idempotencyKey, ...(saved ? { id: saved.id } : {}), ...sentAddress(form) })).error,
    onSaved: back,
  })
  const name = saved?.userName ?? ''
  const removal = useEditedRemoval({
    label: t('recipients.removeOf', { name }),
    title: t('address.removeTitle', { name }),
    text: t('address.removeText'),
    confirmText: t('recipients.remove'),
    isBusy: isLoading,
    remove: () => sendRemoval(saved?.id ?? ''),
    discard: state.discard,
    leave: back,
  })
  const errorOf = (field: keyof AddressForm) => {
    const error = state.errors[field]
    if (!error) return undefined
    return 'literal' in error ? error.literal : t(error.key, phoneShape(state.form.phoneCode, 'any'))
  }
  return (
    <EditShell
      title={t(saved ? 'address.editTitle' : 'address.addTitle')}
      state={state}
      overlay={removal.dialog}
      end={saved && removal.button}
    >
      <WhoCard state={state} errorOf={errorOf} />
      <WhereCard state={state} errorOf={errorOf} />
      {!isOnlyOne && (
        <DefaultSwitch
          label={t('address.isDefault')}
          note={t('address.isDefaultNote')}
          isDefault={state.form.isDefault}
          onChange={(isDefault) => state.change({ isDefault })}
        />
      )}
    </EditShell>
  )
}
