// Maximum text lengths in characters, shared by the schemas and the input fields.

/** Name of a person, a recipient or a document holder; nickname. */
export const nameLength = 60
/** Number of an identity document. */
export const idNumberLength = 40
/** Contact details of the sender of a message. */
export const contactLength = 60
/** Name on an invoice. */
export const invoiceTitleLength = 80
/** Invitation code of an enterprise. */
export const invitationCodeLength = 32
/** Phone number as typed, with spaces and brackets. */
export const typedPhoneLength = 20
/** Digits of a price before the decimal point. */
export const priceDigits = 7
