/**
 * The parent of the element in which pages scroll: the tab bar is placed in it, so that it does not cover
 * content.
 */
export const pageFrame = (): HTMLElement | null => document.getElementById('container')
