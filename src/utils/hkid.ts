const HKID_PATTERN = /^([A-Z]{1,2})(\d{6})\(?([\dA])\)?$/
const letterValue = (letter: string) => letter.charCodeAt(0) - 55

/** The check digit ('0'–'9' or 'A') of a Hong Kong identity card number: one or two letters and six digits. */
export function hkidCheckDigit(letters: string, digits: string): string {
  const symbols = [
    letters.length === 1 ? 36 : letterValue(letters[0] ?? ''),
    letterValue(letters[letters.length - 1] ?? ''),
    ...Array.from(digits, Number),
  ]
  const sum = symbols.reduce((total, value, index) => total + value * (9 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'A' : String(check)
}

/** A Hong Kong identity card number with its check digit, with or without brackets: A123456(3), AB987654(3). */
export function isHkid(value: string): boolean {
  const text = value.trim().toUpperCase()
  const match = HKID_PATTERN.exec(text)
  if (!match || text.includes('(') !== text.includes(')')) return false
  return hkidCheckDigit(match[1] ?? '', match[2] ?? '') === match[3]
}
