/** The id of the settings section about the server's public address. */
export const PUBLIC_ADDRESS_ID = 'public-address'

export const publicAddressPage = `/news-hub/settings#${PUBLIC_ADDRESS_ID}`
