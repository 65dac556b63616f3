/** Widths, in pixels of the device, in which the server draws pictures (`?width=`): each is made once and kept. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const
