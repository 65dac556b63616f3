/** The parent of the element in which pages scroll: the tab bar is placed below it, not over its content. */
export const pageFrame = (): HTMLElement | null => document.getElementById('container')
