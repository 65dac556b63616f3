/**
 * Whether the page is still behind the first screen rendered in the HTML (build/first-screen), because it is
 * not ready.
 */
export const isBehindFirstScreen = (): boolean => document.documentElement.hasAttribute('data-drawn')

/** The app shows different content, so the HTML's first screen is removed. */
export function leaveFirstScreen(): void {
  document.documentElement.removeAttribute('data-drawn')
  document.getElementById('shell')?.remove()
}

const pictures = new Map(
  [...document.querySelectorAll<HTMLImageElement>('img[data-of]')].map((img) => [
    img.dataset.of ?? '',
    img.src,
  ]),
)

/** The data URL of a picture that the HTML embeds, which needs no request; otherwise the address itself. */
export const pictureInside = (address: string): string => pictures.get(address) ?? address

/** The HTML has shown, or still shows, the opening poster of this launch (build/html-shell/poster.ts). */
export const isPosterShown = '__medibookPosterShown' in window

/** Press targets use Taro's element, because the app handles the presses. */
export const linkElement = null
