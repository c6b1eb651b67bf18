import type { AccountField } from '../../contracts/accounts.ts'
import type { Values } from '../../account-values.ts'

/** The secrets among the values of an account. */
export function secretsOf(fields: readonly AccountField[], values: Values): string[] {
  return fields.flatMap(({ name, type }) => (type === 'secret' ? (values[name] ?? []) : []))
}
