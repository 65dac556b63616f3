const rules: Record<string, RegExp> = {
  '+86': /^1[2-9]\d{9}$/,
  '+852': /^[2-9]\d{7}$/,
  '+853': /^[268]\d{7}$/,
  '+886': /^0?[2-9]\d{7,8}$/,
}

/** Can `phone` (digits only) exist under this country code ('+852')? Countries without a rule of their own: 6 to 15 digits. */
export const isPhone = (phoneCode: string, phone: string): boolean =>
  (rules[phoneCode] ?? /^\d{6,15}$/).test(phone)
