import { useState } from 'react'
import { certificateCheck } from '@contract/constants/enums'
import { useEditedRemoval } from '@/components/edited-removal'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { back } from '@/navigation/navigate'
import { useCertificateDeleteMutation } from '@/pages-shopping/api/recipients.api'
import { EditShell } from '@/pages-shopping/components/edit-shell'
import { CertificateFields } from './certificate-fields'
import { type CertificatePicker, CertificatePickers } from './certificate-pickers'
import { PicturesCard } from './certificate-pictures'
import { DefaultSwitch } from './default-switch'
import { type CertificateEditorProps, useCertificateForm } from './use-certificate-form'

function useCertificateRemoval(saved: CertificateEditorProps['saved'], discard: () => void) {
  const { t } = useText('pages-shopping')
  const [send, { isLoading }] = useCertificateDeleteMutation()
  return useEditedRemoval({
    label: t('certificate.removeOf', { name: saved?.name ?? '' }),
    title: t('certificate.removeTitle', { number: saved?.certNoMasked ?? '' }),
    text: t('certificate.removeText'),
    confirmText: t('recipients.remove'),
    isBusy: isLoading,
    remove: () => send(saved?.id ?? ''),
    discard,
    leave: back,
  })
}

/** The form of a certificate, with pictures where the shop requires them. */
export function CertificateEditor(editor: CertificateEditorProps) {
  const { saved, types, level, isOnlyOne } = editor
  const { t } = useText('pages-shopping')
  const [open, setOpen] = useState<CertificatePicker | null>(null)
  const today = msToDay(Date.now())
  const { state, pictures } = useCertificateForm(editor, today)
  const { form, idOf, change } = state
  const removal = useCertificateRemoval(saved, state.discard)
  const errorOf = (field: string) => {
    const error = state.errors[field]
    return error && ('literal' in error ? error.literal : t(error.key))
  }
  return (
    <EditShell
      title={t(saved ? 'certificate.editTitle' : 'certificate.addTitle')}
      state={state}
      overlay={
        <>
          <CertificatePickers
            state={state}
            types={types}
            today={today}
            open={open}
            onClose={() => setOpen(null)}
          />
          {removal.dialog}
        </>
      }
      end={saved && removal.button}
    >
      <CertificateFields state={state} saved={saved} errorOf={errorOf} onOpen={setOpen} />
      {level === certificateCheck.pictures && (
        <PicturesCard
          pictures={pictures}
          savedFront={saved?.frontPicUrl ?? null}
          savedBack={saved?.backPicUrl ?? null}
          idOf={idOf}
          errorOf={errorOf}
        />
      )}
      {!isOnlyOne && (
        <DefaultSwitch
          label={t('certificate.isDefault')}
          note={t('certificate.isDefaultNote')}
          isDefault={form.isDefault}
          onChange={(isDefault) => change({ isDefault })}
        />
      )}
    </EditShell>
  )
}
