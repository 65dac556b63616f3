/** Id, and the names in traditional Chinese, simplified Chinese and English. */
type NamedRegion = [id: string, hant: string, hans: string, en: string]

/** The provinces with their cities: Hong Kong, Macao and Taiwan first, since most users live there. */
export function makeRegionTable(): { region: NamedRegion; cities: NamedRegion[] }[]
