import { isPictureAddress } from '../../addresses/picture-address.ts'
import { fromSet } from '../picture-sets.ts'
import { setOfJson } from './set-of-json.ts'

/** The most characters of an attribute that is read; `MOST_PICTURES` limits a gallery. */
const MOST_CHARACTERS = 20_000
const MOST_PICTURES = 50
/**
 * Matches the start of an address. Commas may also be inside addresses, so every part between
 * commas must match.
 */
const BEGINS = /^(?:https?:)?\/|^\.{1,2}\//i

/** The first picture of a list such as "a.jpg|b.jpg"; null for anything else. */
export function firstOfList(value: string): string | null {
  return pictureList(value)?.[0] ?? null
}

/**
 * The pictures of a gallery that an attribute lists, as addresses or in JSON; empty if it lists
 * none.
 */
export function listedPictures(value: string): string[] {
  const listed = pictureList(value) ?? itemsOf(value).flatMap((item) => pictureOf(item) ?? [])
  return listed.slice(0, MOST_PICTURES)
}

function pictureList(value: string): string[] | null {
  if (!/[|,]/.test(value) || value.length > MOST_CHARACTERS) return null
  const isByLine = value.includes('|')
  const listed = value.split(isByLine ? '|' : ',').map((address) => address.trim())
  const areAll = listed.every(
    (address) =>
      isPictureAddress(address) && !/[\s{}<>"]/.test(address) && (isByLine || BEGINS.test(address)),
  )
  return areAll ? listed : null
}

/**
 * The items of a list in JSON, or of the only list in an object; any other object is the only item.
 */
function itemsOf(value: string): unknown[] {
  if (!/^\s*[{[]/.test(value) || value.length > MOST_CHARACTERS) return []
  let told: unknown
  try {
    told = JSON.parse(value)
  } catch {
    return []
  }
  if (Array.isArray(told)) return told
  const lists = Object.values(told as object).filter((one) => Array.isArray(one))
  return lists.length === 1 ? lists[0]! : [told]
}

function pictureOf(item: unknown): string | null {
  if (typeof item === 'string') return isPictureAddress(item) ? item.trim() : null
  return fromSet(setOfJson(JSON.stringify(item) ?? ''))
}
