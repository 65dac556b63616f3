import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { indexPage, withEarlier } from '../../scripts/lib/contact-sheets.mjs'

const shot = (name: string, language: string) => ({
  file: `${name}-${language}.png`,
  name,
  width: 320,
  colorScheme: 'light',
  language,
  text: 1,
  state: 'full',
  isSignedIn: true,
})

test('the index of a run includes the pictures of earlier runs that still exist', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sheets-'))
  const take = (...shots: ReturnType<typeof shot>[]) => {
    shots.forEach(({ file }) => fs.writeFileSync(path.join(folder, file), ''))
    return withEarlier(folder, shots).map(({ file }) => file)
  }
  expect(take(shot('home', 'fr'), shot('orders', 'fr'))).toEqual(['home-fr.png', 'orders-fr.png'])
  expect(take(shot('home', 'es'))).toEqual(['home-fr.png', 'home-es.png', 'orders-fr.png'])
  fs.rmSync(path.join(folder, 'home-fr.png'))
  expect(take(shot('orders', 'fr'))).toEqual(['home-es.png', 'orders-fr.png'])
  fs.rmSync(folder, { recursive: true })
})

test('the index names the size of the text only where it has one', () => {
  expect(indexPage([shot('home', 'fr')])).toContain('320 px, light, fr, normal text, full, member')
})
