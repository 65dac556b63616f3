const agreedBefore = () => localStorage.setItem('privacyConsent', JSON.stringify({ data: 1 }))
const stored = () => Object.keys(localStorage).sort()

async function freshApp() {
  jest.resetModules()
  return { ...(await import('@/platform/storage')), ...(await import('@/platform/location')) }
}

beforeEach(() => localStorage.clear())

test('stores nothing before consent, and what was held back afterwards', async () => {
  const { giveConsent, hasConsent, readStored, removeStored, writeStored } = await freshApp()
  expect(hasConsent()).toBe(false)
  expect(writeStored('language', 'fr')).toBe(false)
  writeStored('theme', 'dark')
  writeStored('room:draft', { name: 'x' })
  removeStored('room:draft')
  expect([readStored('language'), readStored('theme'), readStored('room:draft'), stored()]).toEqual([
    'fr',
    'dark',
    undefined,
    [],
  ])
  giveConsent(7)
  expect([hasConsent(), stored()]).toEqual([true, ['language', 'privacyConsent', 'theme']])
  expect(writeStored('theme', 'light')).toBe(true)
  const later = await freshApp()
  expect([later.hasConsent(), later.readStored('privacyConsent'), later.readStored('theme')]).toEqual([
    true,
    7,
    'light',
  ])
})

test('the position is not requested before consent', async () => {
  const asked = jest.fn((done: (found: object) => void) =>
    done({ coords: { latitude: 22.28, longitude: 114.15, accuracy: 5 } }),
  )
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: asked },
  })
  const visitor = await freshApp()
  expect(await visitor.locate()).toBeNull()
  expect(asked).not.toHaveBeenCalled()
  agreedBefore()
  const member = await freshApp()
  expect(await member.locate()).toEqual({ latitude: 22.28, longitude: 114.15 })
})
