/**
 * Widths in device pixels in which the server resizes pictures (`?width=`); each size is generated once and
 * cached.
 */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const
