import type { createApiClient } from './api-client.mjs'
import type { Samples } from './page-catalogue.mjs'

/** A client of the API that is signed in. */
type SignedInApi = Pick<ReturnType<typeof createApiClient>, 'call'>
export function actForEnterprise(api: SignedInApi): Promise<unknown>
export function loadSamples(api: SignedInApi): Promise<Samples>
