import type { DataOf } from '@contract/route'
import * as shops from '@contract/routes/shops'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { clientConfig } from '@/platform/config'

export type MapSource = DataOf<typeof shops.mapSource>

/** Full address of a tile, or a pattern of it, with the values of `at` for {z}, {x} and {y}. */
export const tileAddress = (tileUrl: string, at: Record<string, number> = {}): string =>
  clientConfig.apiHost + tileUrl.replace(/\{(\w)\}/g, (part, name: string) => String(at[name] ?? part))

const mapApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** When unavailable the map shows its own drawing, so a failed read is not reported. */
    mapSource: build.query<MapSource, void>({
      query: () => call(shops.mapSource, { silent: true }),
      keepUnusedDataFor: freshness.catalogue,
    }),
  }),
})
export const { useMapSourceQuery } = mapApi
