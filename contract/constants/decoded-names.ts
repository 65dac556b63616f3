/** Fields of answers whose name on the wire is not the term of docs/GLOSSARY.md → their name once decoded. */
export const decodedNames: Readonly<Record<string, string>> = {
  needles: 'doses',
  needleNo: 'doseNo',
  needleTotal: 'doseTotal',
  needleIntervals: 'doseIntervals',
  needleWindows: 'doseWindows',
}
