/** The build-time configuration of the app. Every value is set; '' means none. */
export interface ClientConfig {
  /** Origin of the API server without a trailing slash; '' is the page's own origin. */
  apiHost: string
  /** Prefix of every API path. */
  apiPrefix: string
  /** Sent as `app-id`: the mini-program's id, or the H5 app's. */
  appId: string
  /** Name of the header with the session token. */
  sessionHeader: string
  tenant: string
  /** Hosts whose pages may be shown inside the app, comma separated; '*.example.com' includes all its subdomains. */
  webviewHosts: string
  /** Origin of pictures and files whose path comes from the server; '' uses `apiHost`. */
  assetBase: string
  helpCentreUrl: string
  brandName: string
  brandNameLatin: string
  appVersion: string
  /** A number that increases with every version. */
  appVersionCode: string
}
