import type { Page } from '@playwright/test'

/**
 * @returns texts larger than their box, unless they end with an ellipsis or are visually hidden for screen
 * readers
 */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('.taro_page *')) {
      const hasOwnText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!hasOwnText || element.clientWidth < 3 || element.clientHeight < 3) continue
      const { overflowX, overflowY, textOverflow, visibility, webkitLineClamp } = getComputedStyle(element)
      if (visibility === 'hidden') continue
      const words = element.textContent?.trim().slice(0, 40)
      if (
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 2
      )
        found.push(`"${words}" is ${element.scrollWidth} px wide in ${element.clientWidth}`)
      // a clamp ends with an ellipsis
      if (
        overflowY === 'hidden' &&
        webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + 4
      )
        found.push(`"${words}" is ${element.scrollHeight} px high in ${element.clientHeight}`)
    }
    return found
  })
}

/** @returns the share of the window's height covered by elements that stick to its bottom, 0 to 1 */
export async function shareOfBottomBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    let top = innerHeight
    for (const element of document.querySelectorAll('body *')) {
      const { position, display, visibility } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isSticking =
        (position === 'fixed' || position === 'sticky') && display !== 'none' && visibility !== 'hidden'
      // across the window and at its end, which excludes round buttons and columns beside the text
      if (
        isSticking &&
        box.width > innerWidth * 0.6 &&
        box.height > 0 &&
        Math.abs(box.bottom - innerHeight) < 2 &&
        box.top > 0
      )
        top = Math.min(top, box.top)
    }
    return (innerHeight - top) / innerHeight
  })
}

/** Words, dates and numbers that are broken across lines. A hyphen may end a line. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const text = node.textContent ?? ''
      for (const { index, 0: word } of text.matchAll(/[A-Za-zÀ-ÿ0-9:.,’\u00a0\u202f]+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 6) broken.push(`${word} in: ${text.trim().slice(0, 60)}`)
      }
    }
    return broken
  })
