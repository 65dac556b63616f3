const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A unit as it is printed: laboratories send powers of ten as '10^9/L'. */
export const unitText = (unit: string): string =>
  unit.replace(/10\^(\d+)/g, (_, power: string) =>
    ['×10', ...Array.from(power, (digit) => SUPERSCRIPTS[Number(digit)] ?? '')].join(''),
  )
