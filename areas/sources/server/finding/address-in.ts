import { pastedAddress } from '#engine/addresses/pasted-address.ts'
import { REDDIT_NAME } from '#engine/addresses/typed-address.ts'

/**
 * The address in a typed text; null if the text is only words. "example.com", "https://…",
 * "@me@there" and "localhost:4000" are addresses; "ferry strike" and "u.s." are not.
 */
export function addressIn(text: string): string | null {
  const typed = pastedAddress(text)
  if (/^([a-z][a-z\d+.-]*:(?!\d)|\/\/)\S/i.test(typed)) return typed
  if (/\s/.test(typed)) return null
  if (REDDIT_NAME.test(typed)) return typed
  if (/^@?[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$/.test(typed)) return typed
  const host = /^[^/?#]*/.exec(typed)![0]
  const isNumbers = /^(\d{1,3}\.){3}\d{1,3}(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host)
  const isLocal = /^localhost(:\d+)?$/i.test(host)
  const isName = /^([\p{L}\p{N}\p{M}_-]+\.)+(xn--[a-z\d-]+|[\p{L}\p{M}]{2,})\.?(:\d+)?$/u.test(host)
  return isNumbers || isLocal || isName ? typed : null
}
