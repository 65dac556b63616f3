import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(process.cwd(), 'server', 'demo', 'assets')
const SIDE_PX = 24

const leads = (kind: string) =>
  fs
    .readdirSync(path.join(folder, 'goods'))
    .filter((name) => name.startsWith(`${kind}-`) && !/-[2-9]\.svg$/.test(name))
const read = (name: string) => fs.readFileSync(path.join(folder, 'goods', name))

/**
 * Perceptual distance of two pictures: the mean difference of brightness at the size of a small thumbnail.
 */
const distance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

describe('the first pictures are distinct', () => {
  // these pairs had distances of 0.8 and 0.6 when they were one drawing in several colours
  test.each([
    ['package', 24, 4],
    ['vaccine', 12, 2.5],
    ['service', 8, 4],
  ])('among %s', async (kind, count, least) => {
    const names = leads(kind)
    expect(names).toHaveLength(count)
    const hashes = names.map((name) => createHash('sha256').update(read(name)).digest('hex'))
    expect(new Set(hashes).size).toBe(count)
    const small = await Promise.all(
      names.map((name) => sharp(read(name)).resize(SIDE_PX, SIDE_PX).greyscale().raw().toBuffer()),
    )
    const alike = names.flatMap((name, at) =>
      names
        .slice(0, at)
        .map((other, index) => ({
          pair: `${name} ${other}`,
          apart: distance(small[at] as Buffer, small[index] as Buffer),
        }))
        .filter(({ apart }) => apart < least),
    )
    expect(alike).toEqual([])
  })

  test("at most one of the packages' pictures shows a clipboard", () => {
    // the clip at its top, which no other drawing has
    const withClip = [...leads('package'), ...leads('service')].filter((name) =>
      /rx="10" fill="#33464F"\/><circle [^>]*opacity="\.7"/.test(read(name).toString()),
    )
    expect(withClip.length).toBeLessThanOrEqual(1)
  })
})

describe("a doctor's portrait", () => {
  const { doctorRows } =
    medibook.server.load<typeof import('../../server/demo/seed/site-rows')>('demo/seed/site-rows.ts')
  const portraits = doctorRows().map((row) => ({
    sex: row.sex,
    years: Number(/^\d+/.exec(row.bio.en)?.[0]),
    svg: fs.readFileSync(path.join(folder, row.picUrl.replace(/^\/assets\//, '')), 'utf8'),
  }))
  const greys = /#8d8f92|#a9a9a9|#6f6a66/
  const beard = /data-beard="true"/
  const longHair = /data-hair="long"/

  test('is different for each', () => {
    expect(new Set(portraits.map(({ svg }) => svg)).size).toBe(60)
  })

  test('has grey hair exactly where the practice is long', () => {
    expect(portraits.map(({ svg }) => greys.test(svg))).toEqual(portraits.map(({ years }) => years > 24))
  })

  test('has long or tied hair and no beard for women, and short hair for men', () => {
    expect(portraits.map(({ svg }) => longHair.test(svg))).toEqual(portraits.map(({ sex }) => sex === '2'))
    expect(portraits.filter(({ sex, svg }) => sex === '2' && beard.test(svg))).toEqual([])
  })
})

test('no portrait has closed eyes', () => {
  // a closed eye is a line; an open one has a white
  const white = /fill="#F6F1E4"/g
  for (const kind of ['doctors', 'persons']) {
    const all = fs.readdirSync(path.join(folder, kind))
    const closed = all.filter(
      (name) => fs.readFileSync(path.join(folder, kind, name), 'utf8').match(white)?.length !== 2,
    )
    expect({ kind, closed }).toEqual({ kind, closed: [] })
  }
})
