/** `91234567` → `91****67`, `13812345678` → `138****5678`. */
export function maskPhone(phone: string): string {
  const head = phone.length > 9 ? 3 : 2
  const tail = phone.length > 9 ? 4 : 2
  return phone.length <= head + tail
    ? '*'.repeat(phone.length)
    : `${phone.slice(0, head)}****${phone.slice(-tail)}`
}

/** `somebody@example.com` → `s****@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}****@${host}`
}

/** `A123456(3)` → `A12****(3)`, `440301199001011234` → `440****1234`, `K12345678` → `K12****78`. */
export function maskIdNumber(idNumber: string): string {
  const tail = /\([0-9A]\)$/.test(idNumber) ? 3 : idNumber.length >= 15 ? 4 : idNumber.length >= 8 ? 2 : 1
  const head = idNumber.length >= 8 ? 3 : 1
  return `${idNumber.slice(0, head)}****${idNumber.slice(-tail)}`
}
