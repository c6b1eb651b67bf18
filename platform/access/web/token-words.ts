import { tokenScopes, tokenTerms, type TokenScope } from '../contract.ts'

export const scopeWords: Record<TokenScope, string> = {
  read: 'Can read',
  write: 'Can read and change',
  owner: 'Can read and change, also what holds for everybody and who has access',
}

const optionsOf = (scopes: readonly TokenScope[]) =>
  scopes.map((scope) => ({ value: scope, label: scopeWords[scope] }))

export const scopeOptions = {
  ofOwner: optionsOf(tokenScopes),
  ofReader: optionsOf(tokenScopes.filter((scope) => scope !== 'owner')),
}

export const termOptions = tokenTerms.map((days) => ({
  value: String(days),
  label: days === null ? 'Never' : days === 365 ? 'In a year' : `In ${days} days`,
}))

/** Reads the value of an option as the number of days that the contract takes. */
export function daysOf(value: string): number | null {
  return value === 'null' ? null : Number(value)
}
