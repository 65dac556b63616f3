import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { listFiles, readText } from '../support/source-files'

const root = path.resolve(__dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string>
      volumes?: string[]
      depends_on?: string[] | Record<string, unknown>
    }
  >
  volumes: Record<string, unknown>
}
interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec?: { template?: { spec?: { containers: { envFrom: unknown[] }[] } } }
}
const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const manifests = parseAllDocuments(read('deploy/kubernetes/medibook.yaml')).map(
  (each) => each.toJS() as Manifest,
)

/** Names that the server's configuration reads. */
const known = new Set(
  readdirSync(path.join(root, 'server'))
    .filter((name) => /^config.*\.ts$/.test(name))
    .flatMap((name) => [...read(`server/${name}`).matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)])
    .map(([, name]) => name ?? ''),
)
const unknown = (names: string[]): string[] => names.filter((name) => !known.has(name))

test('every setting in the examples exists in the configuration', () => {
  const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'))
  expect(servers.length).toBeGreaterThan(1)
  for (const [, { environment }] of servers) expect(unknown(Object.keys(environment ?? {}))).toEqual([])
  const settings = manifests.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }))
  expect(settings.length).toBeGreaterThan(5)
  expect(unknown(settings)).toEqual([])
})

test('every setting that the server reads is in .env.example', () => {
  const example = read('.env.example')
  const needed = [...known].filter((name) => /_|^(PORT|HOST|SEED|TENANT|SANDBOX|STORAGE)$/.test(name))
  // Set by the starter of the process, and names of options
  const others = new Set(['NODE_ENV'])
  expect(needed.filter((name) => !others.has(name) && !new RegExp(`\\b${name}\\b`).test(example))).toEqual([])
})

test('everything compose.yaml refers to exists', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    const { depends_on: needs = [], volumes = [] } = service
    for (const other of Array.isArray(needs) ? needs : Object.keys(needs))
      expect(`${name} needs ${other}: ${other in compose.services}`).toMatch(/true$/)
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('./')) expect(read(source)).not.toBe('')
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
  }
  // A secret has no default, and must be listed in the example of the settings
  const example = read('deploy/compose.env.example')
  const secrets = [...read('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name ?? '')
  expect(secrets.length).toBeGreaterThan(3)
  expect(secrets.filter((name) => !new RegExp(`^${name}=$`, 'm').test(example))).toEqual([])
})

test('a server has as much time to drain as its settings state', () => {
  const text = read('compose.yaml')
  const seconds = (pattern: RegExp, from: string): number => Number(pattern.exec(from)?.[1])
  expect(seconds(/stop_grace_period: (\d+)s/, text)).toBeGreaterThanOrEqual(
    seconds(/DRAIN_MS: '(\d+)'/, text) / 1000 + 15,
  )
  const kubernetes = read('deploy/kubernetes/medibook.yaml')
  expect(seconds(/terminationGracePeriodSeconds: (\d+)/, kubernetes)).toBeGreaterThanOrEqual(
    seconds(/DRAIN_MS: '(\d+)'/, kubernetes) / 1000 + 15,
  )
})

test('every documented way to start the server sets the same memory limit', () => {
  const limit = String(/'(--max-old-space-size=\d+)'/.exec(read('scripts/lib/server-flags.mjs'))?.[1])
  for (const file of ['package.json', 'Dockerfile', 'docs/OPERATIONS.md'])
    expect(read(file).match(/--max-old-space-size=\d+(?=\W+scripts\/server\.mjs)/g)).toEqual([limit])
  for (const file of ['scripts/start.mjs', 'scripts/lib/server-process.mjs'])
    expect(read(file)).toContain('serverFlags')
})

test('files copied by the image exist and contain every package that the server imports', () => {
  const dockerfile = read('Dockerfile')
  for (const [, name = ''] of dockerfile.matchAll(/^COPY (?!--from)(\w\S*) \.\/\S+$/gm))
    expect(readdirSync(root)).toContain(name)
  // the renderer of the first screens is next to the served files
  for (const part of ['h5', 'first-screen'])
    expect(dockerfile).toContain(`COPY --from=build /app/dist/${part} ./dist/${part}`)
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const files = [...listFiles('server', /\.ts$/), ...listFiles('contract', /\.ts$/), 'scripts/server.mjs']
  // drizzle-kit's settings, used only in development
  const imported = files
    .filter((file) => !file.endsWith('drizzle.config.ts'))
    .flatMap((file) => [
      ...readText(file).matchAll(
        /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?'([^'.][^']*)'|(?:import|require)\('([^'.][^']*)'\)/gm,
      ),
    ])
    .map(([, first, second]) => first ?? second ?? '')
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name) && name !== '@contract')
  expect([...new Set(imported)].filter((name) => !(name in dependencies))).toEqual([])
})
