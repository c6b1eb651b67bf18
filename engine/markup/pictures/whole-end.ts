import { isPictureAddress } from '../../addresses/picture-address.ts'

/** The most characters of a cut tag that is completed. */
const MOST_CHARACTERS = 5000
const WORDS = /\s(?:alt|title)\s?=\s?["']$/i

/**
 * Completes the tag of a picture at which a text was cut off. The attribute that was cut is left
 * out, unless it holds words, or the whole address of a picture.
 */
export function withWholeEnd(html: string): string {
  const at = html.lastIndexOf('<')
  const tag = at < 0 ? '' : html.slice(at)
  if (!/^<img\s/i.test(tag) || tag.length > MOST_CHARACTERS || tag.includes('>')) return html
  let quote = ''
  let from = 0
  for (let place = 0; place < tag.length; place++) {
    const character = tag[place]!
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (/["']/.test(character) && tag.slice(0, place).trimEnd().endsWith('=')) {
      quote = character
      from = place + 1
    }
  }
  if (quote === '') {
    const last = Math.max(tag.lastIndexOf(' '), tag.lastIndexOf('\n'))
    const word = /^[\w-]{1,60}=([^"']+)$/.exec(tag.slice(last + 1))
    const isWhole = word === null || isPictureAddress(word[1]!)
    return html.slice(0, at) + (isWhole ? tag : tag.slice(0, last)) + ' >'
  }
  const isWhole = WORDS.test(tag.slice(0, from)) || isPictureAddress(tag.slice(from))
  const kept = isWhole ? tag + quote : tag.slice(0, from).replace(/[\w-]{1,60}\s?=\s?["']$/, '')
  return `${html.slice(0, at)}${kept} >`
}
