/** As no-location.js: pages are opened by WeChat's own functions. */
export class History {
  trigger() {}
}
