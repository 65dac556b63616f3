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
  /** Hosts whose pages may be shown inside the app, separated by commas; '*.example.com' takes in every host below. */
  webviewHosts: string
  /** Origin of pictures and files that the server names by path; '' takes `apiHost`. */
  assetBase: string
  helpCentreUrl: string
  brandName: string
  brandNameLatin: string
  appVersion: string
  /** A number that grows with every version. */
  appVersionCode: string
}
