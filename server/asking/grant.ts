import { access, type TokenScope } from '#platform/access/contract.ts'
import { readers } from '#platform/readers/contract.ts'
import { account } from '#platform/readers/contracts/account.ts'
import { identities } from '#platform/readers/contracts/identities.ts'
import { passkeys } from '#platform/readers/contracts/passkeys.ts'
import { contractOf, nameOf, type Contract } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'

/** The operations that a program may ask in the name of a reader. */
export interface Grant {
  /** "feed/listHeadlines" is one operation, "feed/*" all of a contract, "*" all that the scope reaches. */
  operations: readonly string[]
  /** read: what changes nothing; write: what the reader could; owner: also what holds for everybody, and who has access. */
  scope: TokenScope
  /** Who asks, where what it makes is noted, to be undone; absent for the reader's own programs, such as those with a token. */
  by?: Maker
}

export const makerKinds = ['rule', 'workflow', 'package', 'agent'] as const

/** A program that makes things for a reader. */
export interface Maker {
  kind: (typeof makerKinds)[number]
  id: string
  /** The step in which it does, by the maker's own name for it. */
  step?: string
}

/** Say who comes in, and by what. */
const OF_ACCESS = new Set([access, readers, account, identities, passkeys].map(nameOf))

/** All that a token of this scope reaches. */
export function grantOfToken(scope: TokenScope): Grant {
  return { operations: ['*'], scope }
}

/** Says if the grant names the operation and its scope reaches it. */
export function isGranted(
  { operations, scope }: Grant,
  { path, kind }: Pick<Contract[string], 'path' | 'kind'>,
): boolean {
  const contract = contractOf(path)
  const isNamed = operations.some((one) => one === path || one === `${contract}/*` || one === '*')
  if (!isNamed || scope === 'owner') return isNamed
  return !OF_ACCESS.has(contract) && (scope === 'write' || kind === 'read')
}

export function demandGranted(grant: Grant, operation: Contract[string]): void {
  if (isGranted(grant, operation)) return
  throw new Problem('not-allowed', `${operation.path} is not among what was allowed here.`)
}
