/** Whether the page lies below the first screen that the HTML has drawn (build/first-screen), until it is as far. */
export const isBehindFirstScreen = (): boolean => document.documentElement.hasAttribute('data-drawn')

/** The app shows another content: the drawn HTML would cover or repeat it. */
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

/** The picture of an address, where the HTML had it inside: it is there at once, and the same. */
export const pictureInside = (address: string): string => pictures.get(address) ?? address

/** The HTML has shown the opening poster of this launch, or shows it still (build/html-shell/poster.ts). */
export const isPosterShown = '__medibookPosterShown' in window

/** What a press target is made of: an element of Taro's, since its presses are the app's. */
export const linkElement = null
