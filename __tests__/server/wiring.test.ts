import { createWiring, defineNeed, provide } from '../../server/lib/wiring'

const greeting = defineNeed<() => string>('greeting')

test('a need returns its provided implementation', () => {
  const wiring = createWiring([provide(greeting, () => 'good day')])
  expect(wiring.get(greeting)()).toBe('good day')
  expect(wiring.find(defineNeed('greeting'))).toBeUndefined()
})

test('implementations under different keys are listed in order', () => {
  const wiring = createWiring([
    provide(greeting, () => 'good evening', 'evening'),
    provide(greeting, () => 'good morning', 'morning'),
  ])
  expect([...wiring.all(greeting).keys()]).toEqual(['evening', 'morning'])
  expect(wiring.get(greeting, 'morning')()).toBe('good morning')
  expect(() => wiring.get(greeting)).toThrow('Nothing provides greeting')
})

test('providing the same need twice is refused', () => {
  const twice = [provide(greeting, () => 'one'), provide(greeting, () => 'two')]
  expect(() => createWiring(twice)).toThrow('greeting is provided twice')
})

test('a server with conflicting parts does not start', async () => {
  const { createServer } =
    medibook.server.load<typeof import('../../server/app/create-server')>('app/create-server.ts')
  const { config } = medibook.server.app
  const wires = [provide(greeting, () => 'one', 'a'), provide(greeting, () => 'two', 'a')]
  await expect(
    createServer({ config, database: medibook.server.database, ports: medibook.server.ports, wires }),
  ).rejects.toThrow('greeting a is provided twice')
})
