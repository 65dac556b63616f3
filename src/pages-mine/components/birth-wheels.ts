/** How old one of a relation often is. */
const OFTEN_AGED: Partial<Record<string, number>> = { child: 6, parent: 65 }
/** Nearer to most birth dates than today. */
const BIRTH_YEAR = 1985

/** Where the wheels of a birth date begin before one is chosen. @param today 'yyyy-MM-dd' */
export function birthWheelsStart(relation: string, today: string): string {
  const age = OFTEN_AGED[relation]
  return `${age === undefined ? BIRTH_YEAR : Number(today.slice(0, 4)) - age}-01-01`
}
