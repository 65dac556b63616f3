import { keepUnits, markLatin, plainText, spaceValues, together, oneStop } from '@/i18n/line-breaks'

test('a number does not break from its unit', () => {
  expect(keepUnits('Faltan 2 días 03:59')).toBe('Faltan 2\u00a0días 03:59')
  expect(keepUnits('あと 3 回、残り 15 項目')).toBe('あと 3\u00a0回、残り 15\u00a0項目')
  expect(keepUnits('残り 3 人グループ')).toBe('残り 3\u00a0人グループ')
  expect(keepUnits('約 10 分')).toBe('約 10\u00a0分')
  expect(keepUnits('complet de 3 doses, 44 examens, 16 jours')).toBe(
    'complet de 3\u00a0doses, 44\u00a0examens, 16\u00a0jours',
  )
  expect(keepUnits('1 dosis')).toBe('1\u00a0dosis')
  expect(keepUnits('15 % ou 10 min, 4 Mo')).toBe('15\u00a0% ou 10\u00a0min, 4\u00a0Mo')
})

test('a number may break from other words', () => {
  expect(keepUnits('planta 12 Central, 3 de 4')).toBe('planta 12 Central, 3 de 4')
  expect(keepUnits('3 hommes, 2 kits')).toBe('3 hommes, 2 kits')
})

test('a range does not break', () => {
  for (const dash of '–～〜') expect(keepUnits(`09:00${dash}21:00`)).toBe(`09:00${dash}\u206021:00`)
})

test('a short text stays on one line, also between its ideographs', () => {
  expect(together('每日 09:00')).toBe('每\u2060日\u00a009:00')
  expect(together('星期日')).toBe('星\u2060期\u2060日')
  expect(together('12 Nov')).toBe('12\u00a0Nov')
})

test('a text for other apps has plain spaces and no joiners', () => {
  expect(plainText('10\u00a0min, 1\u202f000, 星\u2060期')).toBe('10 min, 1 000, 星期')
})

test('a Latin value beside an ideograph is set apart; other texts are unchanged', () => {
  const fit = (name: string) => spaceValues(`適合${markLatin(name)}（34 歲）`)
  expect(fit('Chan Tai-man')).toBe('適合 Chan Tai-man（34 歲）')
  expect(fit('Élodie')).toBe('適合 Élodie（34 歲）')
  expect(fit('陳美儀')).toBe('適合陳美儀（34 歲）')
  expect(fit('HPV 疫苗')).toBe('適合HPV 疫苗（34 歲）')
  expect(spaceValues(`以${markLatin('Google')}登入`)).toBe('以 Google 登入')
  expect(spaceValues(`以 ${markLatin('Google')} 登入`)).toBe('以 Google 登入')
  expect(spaceValues(`Suits ${markLatin('Chan')}`)).toBe('Suits Chan')
})

test('a sentence that ends with an abbreviation has one full stop', () => {
  expect(oneStop('d’ici le 9 déc.. Ensuite')).toBe('d’ici le 9 déc. Ensuite')
  expect(oneStop('d’ici le 9 déc..')).toBe('d’ici le 9 déc.')
  expect(oneStop('wait...')).toBe('wait...')
  expect(oneStop('le 9 déc. au plus tard.')).toBe('le 9 déc. au plus tard.')
})
