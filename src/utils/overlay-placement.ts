/** From this window size (both sides, CSS px) a picker is a centred popup instead of a bottom sheet. */
const PICKER_POPUP_MIN_PX = 500
/** From this window width (CSS px) every sheet is a centred dialog. */
const DIALOG_MIN_WIDTH_PX = 960
/** Below it, a sheet is also a centred dialog on a tablet of sufficient height (CSS px). */
const TABLET_DIALOG_MIN_WIDTH_PX = 600

export type OverlayPlacement = 'bottom' | 'centre'

/** Placement of a picker, by the window's size in CSS px. */
export const pickerPlacement = (width: number, height: number): OverlayPlacement =>
  width >= PICKER_POPUP_MIN_PX && height >= PICKER_POPUP_MIN_PX ? 'centre' : 'bottom'

/** Placement of any other sheet, by the window's size in CSS px. */
export const sheetPlacement = (width: number, height: number): OverlayPlacement =>
  width >= DIALOG_MIN_WIDTH_PX || (width >= TABLET_DIALOG_MIN_WIDTH_PX && height >= PICKER_POPUP_MIN_PX)
    ? 'centre'
    : 'bottom'
