import type { RefObject } from 'react'

/** The mini-program has neither keyboard focus nor document: the scrim alone blocks the page. */
export function useDialogFocus(_isOpen: boolean, _panelRef: RefObject<unknown>, _onClose: () => void) {}
