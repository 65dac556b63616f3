/** Appearance of a shared page in a chat. */
export interface ShareCard {
  title: string
  text: string
  url: string
  /** Absolute address; '' for none. */
  image: string
}

/** Configuration of WeChat's script, signed by the server. */
export interface ShareSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}
