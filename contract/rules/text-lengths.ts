// The longest texts, in characters: of the schemas that check them and of the fields they are typed into.

/** The name of a person, of a recipient or of the holder of a document; a nickname. */
export const nameLength = 60
/** The number of an identity document. */
export const idNumberLength = 40
/** Where the writer of a message can be reached. */
export const contactLength = 60
/** The name that an invoice is made out to. */
export const invoiceTitleLength = 80
/** A code with which an enterprise invites. */
export const invitationCodeLength = 32
/** A phone number as it is typed, with blanks and brackets. */
export const typedPhoneLength = 20
/** Digits of a price before the point. */
export const priceDigits = 7
