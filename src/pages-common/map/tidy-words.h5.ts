interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const areOver = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Hides labels that overlap earlier ones.
 * @param solid elements that no label may cover
 * @param words labels in descending priority
 */
export function tidyWords(
  solid: readonly HTMLElement[],
  words: readonly HTMLElement[],
  hiddenClass: string,
): void {
  const taken: Box[] = solid.map((element) => element.getBoundingClientRect())
  const boxes = words.map((element) => element.getBoundingClientRect())
  words.forEach((element, index) => {
    const box = boxes[index] as Box
    const isFree = !taken.some((other) => areOver(other, box))
    element.classList.toggle(hiddenClass, !isFree)
    if (isFree) taken.push(box)
  })
}
