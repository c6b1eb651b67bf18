/** The length up to which an address stays readable; other scripts take several characters of it for each letter. */
const LETTERS_AT_MOST = 40
const CHARACTERS_AT_MOST = 150

/**
 * The last part of a new hub's address, made from its name: "Port & Quay" is at "port-quay". It stays when the hub is
 * renamed, so that links remain valid. Escaped like a browser's address.
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
