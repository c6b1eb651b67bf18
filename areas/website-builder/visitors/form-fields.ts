/** Names of the fields that each form of a site sends in addition to its own. */
export const formFields = {
  /** Written into the page as it is answered. */
  token: 'token',
  /** People do not see it, and leave it empty. */
  trap: 'website',
  /** The block with the form. */
  form: 'form',
} as const

/** Names of the fields of the contact form. */
export const contactFields = { name: 'name', mail: 'mail', phone: 'phone', words: 'words' } as const
