import { endingOf, typeByEnding } from './media-type.ts'

const NAME_CHARACTERS = 150
/** Characters that some systems do not allow in names of files; a name that begins with a dot is hidden. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}]+/gu

/**
 * The `content-disposition` header that makes a browser save a recording under the wanted name, or
 * else the name in its address, with the ending of its type.
 */
export function savedAs(wanted: string, address: string, type: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z\d]{2,4})?$/i.exec(last) ?? []
  const name = tidy(wanted) || tidy(stem) || 'recording'
  const isTold = typeByEnding(address) === type
  const file = `${name}${(isTold ? null : endingOf(type)) ?? ending.toLowerCase()}`
  // The name for browsers that only know ASCII letters.
  const plain = file.normalize('NFKD').replaceAll(/[^\w .()-]+/g, '_')
  const coded = encodeURIComponent(file).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`
}

function tidy(name: string): string {
  const words = name.toWellFormed().replaceAll(NOT_IN_NAMES, ' ').replaceAll(/ {2,}/g, ' ')
  return words
    .slice(0, NAME_CHARACTERS)
    .toWellFormed()
    .trim()
    .replace(/^[. ]+/, '')
}
