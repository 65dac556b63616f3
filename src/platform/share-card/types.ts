/** What a shared page looks like in a chat. */
export interface ShareCard {
  title: string
  text: string
  url: string
  /** Full address; '' for none. */
  image: string
}

/** What WeChat's script is set up with: the server signs the page. */
export interface ShareSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}
