import { useState } from 'react'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'

/**
 * Opens a PDF; `toast` reports a failure.
 * @param give resolves with whether it was loaded
 */
export function usePdf(give: () => Promise<boolean>) {
  const { t } = useText('pages-mine')
  const [isBusy, setIsBusy] = useState(false)
  const [toast, say] = useToast()
  const open = async () => {
    setIsBusy(true)
    const isGiven = await give()
    setIsBusy(false)
    if (!isGiven) say(t('report.pdfFailed'))
  }
  return {
    isBusy,
    toast,
    open: () => {
      void open()
    },
  }
}
