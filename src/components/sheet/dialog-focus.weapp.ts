import type { RefObject } from 'react'

/** The mini-program has no keyboard focus to move and no document: the scrim alone keeps the page still. */
export function useDialogFocus(_isOpen: boolean, _panelRef: RefObject<unknown>, _onClose: () => void) {}
