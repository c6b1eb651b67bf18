import { endingOf, typeByEnding } from './media-type.ts'

const NAME_CHARACTERS = 150
/** Characters that some systems do not allow in names of files; a name that begins with a dot is hidden. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}]+/gu

/**
 * Tells a browser to save a recording under a name (`content-disposition`): the given one, else that of its address,
 * with the ending of its type.
 */
export function savedAs(wanted: string, address: string, type: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z\d]{2,4})?$/i.exec(last) ?? []
  const name = tidy(wanted) || tidy(stem) || 'recording'
  const isTold = typeByEnding(address) === type
  const file = `${name}${(isTold ? null : endingOf(type)) ?? ending.toLowerCase()}`
  // The name for browsers that know ASCII letters alone.
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
