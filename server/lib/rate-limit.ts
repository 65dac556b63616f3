/** What the limiter throws; the error handler turns it into the envelope in the caller's language. */
export function refuseTooMany(): Error {
  return Object.assign(new Error('Too many requests'), { statusCode: 429 })
}
