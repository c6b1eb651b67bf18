/**
 * The most letters of a readable address, and the most characters once it is escaped: a letter of
 * another script then takes several.
 */
const LETTERS_AT_MOST = 40
const CHARACTERS_AT_MOST = 150

/**
 * Makes the last part of a hub's address from its name: "Port & Quay" becomes "port-quay". Renaming
 * the hub does not change it, so that links stay valid. The result is escaped as in a browser's
 * address.
 */
export function addressOfHub(name: string, isTaken: (id: string) => boolean): string {
  const address = slugOf(name)
  for (let nth = 1; ; nth++) {
    const id = nth === 1 ? address : `${address}-${nth}`
    if (!isTaken(id)) return id
  }
}

function slugOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  let slug = Array.from(letters).slice(0, LETTERS_AT_MOST).join('').toWellFormed()
  while (encodeURIComponent(slug).length > CHARACTERS_AT_MOST)
    slug = Array.from(slug).slice(0, -1).join('')
  return encodeURIComponent(slug.replace(/^-/, '').replace(/-$/, '')) || 'hub'
}
