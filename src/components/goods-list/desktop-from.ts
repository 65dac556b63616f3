/** From this width (in PX) goods stand as picture cards. */
export const DESKTOP_FROM = 960
