import type { AccountField } from './contracts/accounts.ts'

export type Values = Record<string, string>

/**
 * Checks typed values against the fields of a kind. Secrets that are named in `stored` may be left
 * out. `errors` has a message for each invalid field, and is empty if all are valid.
 */
export function readValues(
  fields: readonly AccountField[],
  typed: Values,
  stored: readonly string[],
): { values: Values; secrets: Values; errors: Record<string, string> } {
  const values: Values = {}
  const secrets: Values = {}
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const { name, type, isOptional, options } = field
    const value = (typed[name] ?? '').trim() || (type === 'choice' ? (options[0]?.value ?? '') : '')
    if (value === '') {
      if (!isOptional && !stored.includes(name))
        errors[name] = `Enter the ${field.label.toLowerCase()}`
      continue
    }
    const error = problemOf(field, value)
    if (error) errors[name] = error
    else (type === 'secret' ? secrets : values)[name] = value
  }
  return { values, secrets, errors }
}

function problemOf({ type, mostCharacters, options }: AccountField, value: string): string | null {
  if (value.length > mostCharacters) return `At most ${mostCharacters} characters`
  if (/\p{Cc}/u.test(value)) return 'Use a single line, without tabs and control characters'
  if (type === 'choice' && !options.some((option) => option.value === value))
    return 'Choose one of the list'
  return type === 'address' ? problemOfAddress(value) : null
}

/**
 * The problem of an address that is not http or https or has a password in it, because addresses
 * are shown in lists; null if it is fine.
 */
export function problemOfAddress(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '')
    return 'Enter a full web address, such as https://example.com'
  if (url.username + url.password !== '') return 'Leave the password out of the address'
  return null
}

/** The host of the first address; null if there is no address. */
export function hostOfValues(fields: readonly AccountField[], values: Values): string | null {
  return hostsOfValues(fields, values)[0] ?? null
}

/** The hosts of all addresses, to which secrets may be sent. */
export function hostsOfValues(fields: readonly AccountField[], values: Values): string[] {
  return fields.flatMap(({ name, type }) => {
    const value = type === 'address' ? values[name] : undefined
    return value && URL.canParse(value) ? [new URL(value).host] : []
  })
}
