import { access, type TokenScope } from '#platform/access/contract.ts'
import { readers } from '#platform/readers/contract.ts'
import { account } from '#platform/readers/contracts/account.ts'
import { identities } from '#platform/readers/contracts/identities.ts'
import { passkeys } from '#platform/readers/contracts/passkeys.ts'
import { contractOf, nameOf, type Contract } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'

/** The operations that a program may call in the name of a reader. */
export interface Grant {
  /**
   * Names of operations: "feed/listHeadlines" is one, "feed/*" all of a contract, "*" all that the
   * scope allows.
   */
  operations: readonly string[]
  /**
   * The limit of all operations. read: no changes; write: everything that the reader may do; owner:
   * also settings for everybody, and access.
   */
  scope: TokenScope
  /**
   * The program whose changes are recorded so that they can be undone; absent for the reader's own
   * programs, such as those with a token.
   */
  by?: Maker
}

export const makerKinds = ['rule', 'workflow', 'package', 'agent'] as const

/** A program of the server that makes changes for a reader. */
export interface Maker {
  kind: (typeof makerKinds)[number]
  id: string
  /** The program's name for the step that makes the change; it is recorded with the change. */
  step?: string
}

/** Contracts that decide who may sign in, and how. */
const OF_ACCESS = new Set([access, readers, account, identities, passkeys].map(nameOf))

/** A grant of all operations that a token of this scope allows. */
export function grantOfToken(scope: TokenScope): Grant {
  return { operations: ['*'], scope }
}

/** Says if the grant names the operation and its scope allows it. */
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
