/** Answer fields whose wire name is not the term of docs/GLOSSARY.md → their decoded name. */
export const decodedNames: Readonly<Record<string, string>> = {
  needles: 'doses',
  needleNo: 'doseNo',
  needleTotal: 'doseTotal',
  needleIntervals: 'doseIntervals',
  needleWindows: 'doseWindows',
}
