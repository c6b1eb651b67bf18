import { isPictureAddress } from '../../addresses/picture-address.ts'

/** Attributes that a page's program reads as an expression: `v-lazy="'/a.jpg'"`, `:src`, `[src]`. */
const BOUND = /^(?:v-lazy(?::background-image)?|(?:v-bind|x-bind)?:(?:data-)?src|\[src\])$/
/** The longest expression that is searched for an address. */
const MOST_CHARACTERS = 2000
const TEXT = /^\s*(?:'([^']*)'|"([^"]*)"|`([^`$]*)`)\s*$/
const SOURCE = /[{,\s]['"]?(?:src|url)['"]?\s{0,9}:\s{0,9}(?:'([^']*)'|"([^"]*)"|`([^`$]*)`)/

/** The addresses that an element's expressions contain. Names of variables are ignored. */
export function boundPictures(element: { [name: string]: string | undefined }): string[] {
  return Object.entries(element).flatMap(([name, value = '']) =>
    BOUND.test(name) ? (boundPicture(value) ?? []) : [],
  )
}

function boundPicture(value: string): string | null {
  if (value.length > MOST_CHARACTERS) return null
  const stated = (TEXT.exec(value) ?? SOURCE.exec(value))?.slice(1).find(Boolean)
  if (stated !== undefined) return /[./]/.test(stated) && !/[\s{}<>]/.test(stated) ? stated : null
  const isAddress = /^(?:https?:)?\/[^\s'"`{}()<>]+$/i.test(value.trim())
  return isAddress && isPictureAddress(value) ? value.trim() : null
}
