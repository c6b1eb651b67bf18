import { SECRET_NAME } from '../files/secret-names.ts'
import { MASK, maskedText } from './masked-text.ts'

/**
 * Copies JSON and masks passwords and keys, which are found by the names of fields or by their
 * form.
 */
export function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskedText(maskedAddress(value))
  if (Array.isArray(value)) return value.map(masked)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) && inner !== null && inner !== '' ? MASK : masked(inner),
    ]),
  )
}

/** Masks a user name and password before the host, and keys among the parameters. */
function maskedAddress(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text
  const url = new URL(text)
  const names = [...url.searchParams.keys()].filter((name) => SECRET_NAME.test(name))
  if (names.length === 0 && url.username + url.password === '') return text
  if (url.password !== '') url.password = MASK
  if (url.username !== '') url.username = MASK
  for (const name of names) url.searchParams.set(name, MASK)
  return url.href
}
