import { languages } from '../../contract/constants/enums'

test('clinics, doctors and vaccines have licence, register and manufacturer in every language', async () => {
  const { seedRows } =
    medibook.server.load<typeof import('../../server/demo/seed/index')>('demo/seed/index.ts')
  const rows = await seedRows({
    now: new Date('2026-11-21T02:00:00Z'),
    scale: 'test',
  })
  const spoken = (words: object | null | undefined) => languages.filter((lang) => words && lang in words)
  for (const shop of rows.shops.filter((row) => row.kind === 'clinic')) {
    expect(shop.licenceNo).not.toBe('')
    expect(spoken(shop.licenceAuthority)).toEqual([...languages])
  }
  for (const doctor of rows.doctors) {
    expect(doctor.registrationNo).not.toBe('')
    expect(spoken(doctor.registerName)).toEqual([...languages])
  }
  const kinds = { vaccine: ['maker', 'country', 'batch'], package: ['reader'], service: [], product: [] }
  for (const spu of rows.spus) {
    const facts = spu.trustFacts ?? []
    expect([spu.id, facts.map((fact) => fact.kind)]).toEqual([spu.id, kinds[spu.kind as keyof typeof kinds]])
    for (const fact of facts) expect(spoken(fact.text)).toEqual([...languages])
  }
})
