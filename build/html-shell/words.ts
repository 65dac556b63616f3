/** A text node that continues the previous one: React renders "a{b}" as two. */
const goesOn = ({ previousSibling }: Node): boolean => previousSibling?.nodeType === Node.TEXT_NODE

function isInWindow(element: Element): boolean {
  const { width, top, bottom } = element.getBoundingClientRect()
  return width > 0 && top < innerHeight && bottom > 0
}

/** The words inside an element, in order, without spaces. */
export function wordsOf(element: Element, onlySeen: boolean): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  let isTaken = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Text
    if (goesOn(node)) {
      if (isTaken) words.push((words.pop() ?? '') + data)
      continue
    }
    isTaken = Boolean(data.trim()) && (!onlySeen || isInWindow(node.parentElement as Element))
    if (isTaken) words.push(data)
  }
  return words.map((text) => text.replace(/\s+/g, ''))
}

/** Whether the others contain all of these words, in the same order. */
export function isWithin(words: string[], others: string[]): boolean {
  let found = 0
  for (const other of others) if (other === words[found]) found += 1
  return found >= words.length
}
