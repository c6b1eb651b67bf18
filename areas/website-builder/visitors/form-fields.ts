/** Names of the fields that all forms of a site have. */
export const formFields = {
  /** The token that is written into the form when the page is served. */
  token: 'token',
  /** A hidden field that people leave empty and machines fill in. */
  trap: 'website',
  /** The id of the block that contains the form. */
  form: 'form',
} as const

/** Names of the fields of the contact form. */
export const contactFields = { name: 'name', mail: 'mail', phone: 'phone', words: 'words' } as const
