import { useState } from 'react'

/**
 * Opens a PDF.
 * @param give resolves with whether it was loaded
 */
export function usePdf(give: () => Promise<boolean>) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const open = async () => {
    setIsBusy(true)
    const isGiven = await give()
    setIsBusy(false)
    setHasFailed(!isGiven)
  }
  return {
    isBusy,
    hasFailed,
    open: () => {
      void open()
    },
    forget: () => setHasFailed(false),
  }
}
