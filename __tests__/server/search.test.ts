import { limits } from '../../contract/constants/limits'
import { type TestUser, value } from '../support/order-world'
import { ann, bob, as } from './catalogue-world'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

describe('browse history', () => {
  test("a repeated view moves to the front; records are grouped by day; only the user's own are deleted", async () => {
    const see = (user: TestUser, targetId: string) =>
      as(user).call('browseAdd', { body: { kind: 'goods', targetId } })
    const first = await see(ann, 'c-small')
    await medibook.clock.advance(1000)
    await see(ann, 'c-large')
    await medibook.clock.advance(1000)
    expect((await see(ann, 'c-small')).data.id).toBe(first.data.id)
    const list = async (query = {}) => (await as(ann).call('browsePage', { query })).data.records
    expect((await list()).map((row) => row.targetId)).toEqual(['c-small', 'c-large'])
    const [{ day } = { day: '' }] = await list()
    expect(await list({ day })).toHaveLength(2)
    expect(await list({ day: '2020-01-01' })).toHaveLength(0)
    expect(await as(bob).call('browseDelete', { body: { ids: [first.data.id] } })).toMatchObject({
      data: { deleted: 0 },
    })
    expect(await as(ann).call('browseDelete', { body: { ids: [first.data.id] } })).toMatchObject({
      data: { deleted: 1 },
    })
    expect(await as(ann).call('browseClear')).toMatchObject({ data: { deleted: 1 } })
  })
  test('the number of records is limited', async () => {
    await medibook.query(
      `insert into browse_record (id, user_id, kind, target_id, time) select 'old-' || n, $1,
        'goods', 'x-' || n, now() - make_interval(days => 1, secs => n) from generate_series(1,
        $2::int) n`,
      [bob.id, limits.browseRecords],
    )
    await as(bob).call('browseAdd', { body: { kind: 'goods', targetId: 'c-small' } })
    expect(await value('select count(*) from browse_record where user_id = $1', [bob.id])).toBe(
      limits.browseRecords,
    )
    expect(
      await value(
        `select count(*) from browse_record where user_id = $1 and target_id = 'x-${limits.browseRecords}'`,
        [bob.id],
      ),
    ).toBe(0)
  })
})

describe('search', () => {
  const find = async (query: Record<string, string>) =>
    (await medibook.call('search', { query, lang: 'en' })).data
  test.each(['骨髓尋寶', '骨髓寻宝', 'gusuixunbao', 'gsxb', 'GU SUI xun bao', 'treasure CHECK', '寻宝 檢查'])(
    '%s finds the same results',
    async (keyword) => {
      expect((await find({ keyword })).goods.records.map((card) => card.id)).toEqual(['c-found'])
    },
  )
  test('within one clinic finds only its goods and doctors, each doctor with the next free time', async () => {
    const shopId = 'shop-central'
    const found = await find({ keyword: '體檢', shopId, size: '50' })
    expect(found.counts).toMatchObject({ clinic: 0, article: 0 })
    const sold = await medibook.query<{ spu_id: string }>('select spu_id from spu_shop where shop_id = $1', [
      shopId,
    ])
    const here = sold.map((row) => row.spu_id)
    expect(found.goods.records.length).toBeGreaterThan(0)
    expect(found.goods.records.filter(({ id }) => !here.includes(id))).toEqual([])
    expect(found.counts.goods).toBe(found.goods.total)
    const doctors = (await find({ keyword: 'doctor', shopId, size: '50' })).doctors
    expect(doctors.records.length).toBeGreaterThan(0)
    expect(doctors.records.every((one) => one.shopId === shopId && 'firstFreeDay' in one)).toBe(true)
    expect(doctors.total).toBeLessThan((await find({ keyword: 'doctor' })).counts.doctor)
  })
  test('returns the count and a page of every kind; with a kind only that page', async () => {
    const all = await find({ keyword: '中環', size: '5' })
    expect(all.counts.clinic).toBe(all.clinics.total)
    expect(all.clinics.records.length).toBeGreaterThan(0)
    const one = await find({ keyword: '疫苗', kind: 'article' })
    expect(one).toMatchObject({ goods: { records: [] }, doctors: { records: [] } })
    expect(one.counts.goods).toBeGreaterThan(0)
    expect(one.articles.records).toHaveLength(one.counts.article)
  })
  test.each([
    ['疫苗', 'vaccines'],
    ['health check', 'packages'],
  ])('%s finds everything of that kind, whether or not its name says so', async (keyword, kind) => {
    const rows = await medibook.query<{ id: string }>(
      `select spu.id from spu join category on category.id = spu.category_id
        where spu.id like 'spu-%' and spu.is_on_shelf and category.parent_id = $1 order by spu.id`,
      [`cat-${kind}`],
    )
    const { goods } = await find({ keyword, kind: 'goods', size: '50' })
    expect(rows.length).toBeGreaterThan(5)
    expect(goods.records.map(({ id }) => id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
  })
  test('a clinic is found by what it offers', async () => {
    const { clinics } = await find({ keyword: '疫苗', kind: 'clinic', size: '50' })
    expect(clinics.records.map(({ id }) => id)).toContain('shop-central')
  })
  test('punctuation and unknown words match nothing; SQL wildcards are ordinary characters', async () => {
    for (const keyword of ['   ', '%', '_', "'; drop table spu; --", '龘靐'])
      expect((await find({ keyword })).counts.doctor).toBe(0)
  })
  test('every popular search has results in every language', async () => {
    for (const lang of ['zh-Hant', 'zh-Hans', 'en', 'fr', 'es', 'ja']) {
      const { data: words } = await medibook.call('searchHot', {
        lang,
      })
      expect(words.length).toBeGreaterThan(0)
      const counts = await Promise.all(
        words.map(
          async ({ text }) =>
            [text, sum(Object.values((await find({ keyword: text, size: '1' })).counts))] as const,
        ),
      )
      expect(counts.filter(([, count]) => count === 0)).toEqual([])
    }
  })
  test('finds the same goods by any of their names', async () => {
    const totals = await Promise.all(
      ['流感', '流感针', 'flu', 'Influenza', 'grippe'].map(
        async (keyword) => (await find({ keyword })).counts.goods,
      ),
    )
    expect(new Set(totals).size).toBe(1)
    expect(totals[0]).toBeGreaterThan(0)
    expect((await find({ keyword: 'blood tests' })).counts.goods).toBeGreaterThan(0)
  })
  test('finds doctors by profession and activity', async () => {
    for (const keyword of ['doctor', '醫生', 'médecin', 'dentist', '眼科'])
      expect([keyword, (await find({ keyword })).counts.doctor > 0]).toEqual([keyword, true])
  })
  test.each([
    ['vacine', 'vaccine'],
    ['influnza', 'influenza'],
    ['tresaure check', 'treasure check'],
  ])('corrects one typo per word: %s is searched as %s', async (typed, corrected) => {
    const mended = await find({ keyword: typed })
    expect(mended.corrected).toBe(corrected)
    expect(mended.counts).toEqual((await find({ keyword: corrected })).counts)
  })
  test.each([
    ['骨隨尋寶', '骨髓尋寶'],
    ['骨随寻宝', '骨髓寻宝'],
    ['骨髓尋貓', '骨髓尋寶'],
    ['體撿', '體檢'],
    ['流感疫描', '流感 疫苗'],
  ])('corrects one wrong character of a Chinese word: %s is searched as %s', async (typed, corrected) => {
    const mended = await find({ keyword: typed })
    expect(mended.corrected).toBe(corrected)
    expect(mended.counts).toEqual((await find({ keyword: corrected })).counts)
    expect(sum(Object.values(mended.counts))).toBeGreaterThan(0)
  })
  test.each(['龘靐', '骨隨尋貓', '體齉'])('does not correct two wrong characters: %s', async (keyword) => {
    expect(await find({ keyword })).toMatchObject({ corrected: null, counts: { goods: 0 } })
  })
  test.each([
    ['流感證', '流感針'],
    ['流感证', '流感针'],
    ['疫苖', '疫苗'],
    ['體檢套歺', '體檢套餐'],
    ['HVP', 'hpv'],
  ])('corrects a similar sound, look or order of letters: %s is searched as %s', async (typed, corrected) => {
    const mended = await find({ keyword: typed })
    expect(mended.corrected).toBe(corrected)
    expect(mended.counts.goods).toBeGreaterThan(0)
  })
  test('words that are only separated are not called a correction', async () => {
    const found = await find({ keyword: '子宮頸癌疫苗' })
    expect(found.corrected).toBeNull()
    expect(found.counts.goods).toBeGreaterThan(0)
  })
  test.each([
    ['子宮頸癌', 'hpv'],
    ['cervical cancer', 'hpv'],
    ['蛇針', '生蛇'],
    ['bloodtest', 'blood test'],
    ['TST', '尖沙咀'],
    ['幼兒', '兒童'],
    ['蛀牙', '牙醫'],
  ])('%s finds what %s finds', async (keyword, other) => {
    const found = await find({ keyword })
    expect(found).toMatchObject({ corrected: null, counts: (await find({ keyword: other })).counts })
    expect(sum(Object.values(found.counts))).toBeGreaterThan(0)
  })
  test('finds a doctor by title and name', async () => {
    const { doctors, corrected } = await find({ keyword: 'dr wong' })
    expect(corrected).toBeNull()
    expect(doctors.records.map(({ name }) => name)).toContain('Dr Wong Chi-ming')
  })
  test('corrects neither a keyword with results nor one that resembles nothing', async () => {
    expect((await find({ keyword: 'vaccine' })).corrected).toBeNull()
    expect((await find({ keyword: 'qqqqzzzz' })).corrected).toBeNull()
  })
  test('every suggestion has results', async () => {
    const { data } = await medibook.call('searchSuggest', { query: { keyword: 'treasure' }, lang: 'en' })
    expect(data).toEqual([{ kind: 'goods', id: 'c-found', text: 'Treasure check' }])
  })
})

test('the video of the home page can be played', async () => {
  const { data } = await medibook.call('decorationVideos')
  const [film] = data
  const answer = await medibook.inject({ url: film?.videoUrl ?? '', headers: { range: 'bytes=0-99' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([206, 'video/mp4'])
  expect((await medibook.inject(film?.posterUrl ?? '')).statusCode).toBe(200)
})
