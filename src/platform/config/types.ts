/** What the app is built with. Every value is always there; '' means not set. */
export interface ClientConfig {
  /** Origin of the API server without a slash at the end; '' is the page's own origin. */
  apiHost: string
  /** Put before every path of the API. */
  apiPrefix: string
  /** Sent as `app-id`: the mini-program's id, or the H5 app's. */
  appId: string
  /** Name of the header that carries the session token. */
  sessionHeader: string
  tenant: string
  /** Key of the maps service; put into `mapTileUrl` for {key}. */
  mapKey: string
  /** Address of a map tile with {z}, {x}, {y} and, where the service wants one, {key}; '' draws the map without tiles. */
  mapTileUrl: string
  /** Whom the tiles are from, as their licence wants it said. */
  mapAttribution: string
  /** Hosts whose pages may be shown inside the app, separated by commas; '*.example.com' takes in every host below. */
  webviewHosts: string
  /** Origin of pictures and files that the server names by path; '' takes `apiHost`. */
  assetBase: string
  helpCentreUrl: string
  brandName: string
  brandNameLatin: string
  appVersion: string
}
