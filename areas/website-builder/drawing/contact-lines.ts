import { type Markup, markup } from '#core/pages/markup.ts'
import { readTarget } from '../blocks/address.ts'
import type { SiteContact } from '../contracts/site-contact.ts'

/** The phone number and mail address as links; null if both are empty. */
export function contactMarkup({ phone, mail }: SiteContact): Markup | null {
  const lines = [
    linked(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, phone),
    linked(`mailto:${mail}`, mail, breakable(mail)),
  ]
  const shown = lines.filter((line) => line !== null)
  if (shown.length === 0) return null
  return markup`<p>${shown.map((line, at) => [at > 0 ? markup`<br>` : null, line])}</p>`
}

/** The lines of the address: street, town and country, without empty ones. */
export function addressLines({ street, town, country }: SiteContact): string[] {
  return [street, town, country].filter((line) => line !== '')
}

/** A mail address that is too long for its line breaks behind its @ first. */
function breakable(mail: string): Markup {
  const at = mail.indexOf('@') + 1
  return markup`${mail.slice(0, at)}${at > 0 ? markup`<wbr>` : null}${mail.slice(at)}`
}

function linked(address: string, words: string, shown: Markup | string = words): Markup | null {
  if (words === '') return null
  const target = readTarget(address)
  return target?.kind === 'outside'
    ? markup`<a href="${target.address}">${shown}</a>`
    : markup`${words}`
}
