/** The section of the settings about the address by which others open this server. */
export const PUBLIC_ADDRESS_ID = 'public-address'

export const publicAddressPage = `/news-hub/settings#${PUBLIC_ADDRESS_ID}`
