import { createRequire } from 'node:module'
import type { DOMWindow } from 'jsdom'

const { keepStyles } = jest.requireActual<{ keepStyles: (window: DOMWindow) => void }>(
  '../support/kept-styles.cjs',
)
// jsdom of the test environment, because it is not a dependency of this project
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as typeof import('jsdom')

const PAGE = `<style>
  .gone { display: none } .veiled { visibility: hidden } .veiled .seen { visibility: visible }
  .list > .row + .row { visibility: collapse } @media screen { .wide { display: flex } }
</style>
<main class="list"><div class="row">one</div><div class="row"><span id="inner">two</span></div></main>
<section class="veiled"><p class="seen wide" id="seen">three</p><p hidden>four</p><b>five</b></section>
<aside class="gone"><a href="#x" style="visibility: hidden; display: block">six</a><input type="hidden"></aside>
<details><summary>seven</summary><em>eight</em></details>`

/** Two documents of the same page: one with jsdom's own styles, the other with the cached ones. */
function twoPages() {
  const [own, kept] = [new JSDOM(PAGE).window, new JSDOM(PAGE).window]
  keepStyles(kept)
  const stylesOf = (window: DOMWindow) =>
    [...window.document.querySelectorAll('*')].map((element) => {
      const style = window.getComputedStyle(element)
      return [element.tagName, style.display, style.visibility, style.cssText]
    })
  return {
    expectSame: () => expect(stylesOf(kept)).toEqual(stylesOf(own)),
    change: (act: (document: Document) => void) => [own, kept].forEach(({ document }) => act(document)),
  }
}

test('the stored styles equal those that jsdom computes', () => twoPages().expectSame())

test.each<[string, (document: Document) => void]>([
  ['a class of an ancestor', (document) => document.querySelector('section')?.classList.remove('veiled')],
  [
    'the style of an element',
    (document) => document.getElementById('inner')?.style.setProperty('display', 'none'),
  ],
  [
    'a style sheet',
    (document) =>
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { display: grid }' }),
      ),
  ],
  ['the order of elements', (document) => document.querySelector('.row')?.remove()],
])('cached styles are recomputed when %s changes', (_, change) => {
  const pages = twoPages()
  pages.expectSame()
  pages.change(change)
  pages.expectSame()
})
