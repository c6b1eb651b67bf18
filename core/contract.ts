import * as z from 'zod/mini'
import type { ProblemKind } from './problem.ts'

export { Id, Time } from './words.ts'

/** An operation that the browser can request. A read changes nothing; a write may. */
export interface Operation<Input, Output> {
  readonly kind: 'read' | 'write'
  /** The name of the operation in addresses (under /api), cache keys and logs. */
  readonly path: string
  /** Says if the operation may be repeated when its result is unknown. */
  readonly effect: Effect
  readonly input: z.ZodMiniType<Input>
  readonly output: z.ZodMiniType<Output>
  /**
   * Kinds of problems that can occur although the input fits the schema. Any input may also be
   * refused as invalid.
   */
  readonly fails: readonly ProblemKind[]
  /** Other contracts whose changes also make the operation's answers outdated. */
  readonly goesBy: readonly ContractName[]
  /**
   * Rules for a write that an offline browser may store and send later; absent if it may not. Such
   * a write returns nothing.
   */
  readonly waits?: Waits<Input> | undefined
}

/**
 * The effect of an operation. An "inside" write changes only rows of this server, all of them or
 * none. "safe" changes nothing, so it can be repeated at any time. The other two reach other
 * servers or give others access: repeating "keyed" with the same input changes nothing more, but
 * "once" acts again at each call, such as sending a message, costing money or showing a secret.
 */
export type Effect = 'inside' | 'safe' | 'keyed' | 'once'

/** Decides which of several writes counts if one was stored offline and arrives late. */
interface Waits<Input> {
  /**
   * Names the thing that is decided, such as a setting. Of two writes with the same name, the later
   * decision counts. Null if every write counts.
   */
  about(input: Input): string | null
}

type Unnamed<Input, Output> = Omit<Operation<Input, Output>, 'path' | 'goesBy'>

export function read<Input, Output>(
  input: z.ZodMiniType<Input>,
  output: z.ZodMiniType<Output>,
  fails: readonly ProblemKind[] = [],
): Unnamed<Input, Output> {
  return { kind: 'read', effect: 'safe', input, output, fails }
}

/**
 * Declares a write that only changes rows of this server; `write.once(...)` and the other two
 * declare other effects.
 */
export const write = Object.assign(writing('inside'), {
  safe: writing('safe'),
  keyed: writing('keyed'),
  once: writing('once'),
})

function writing(effect: Effect) {
  return <Input, Output>(
    input: z.ZodMiniType<Input>,
    output: z.ZodMiniType<Output>,
    fails: readonly ProblemKind[] = [],
    waits?: Waits<Input>,
  ): Unnamed<Input, Output> => ({ kind: 'write', effect, input, output, fails, waits })
}

type Named<Operations> = {
  [Name in keyof Operations]: Operations[Name] extends Unnamed<infer Input, infer Output>
    ? Operation<Input, Output>
    : never
}

/**
 * Defines a contract. Its name is a noun, such as "rules". Operations that the demo or the server
 * may lack form a part, whose own name follows a slash: "rules/editor". A contract that shows data
 * of other contracts lists them: `defineContract('trends', ['articles', 'sources'], {...})`. Then a
 * change of articles is announced for articles only, and browsers also reload trends.
 */
export function defineContract<Operations extends AnyOperations>(
  contract: string,
  operations: Operations,
): Named<Operations>
export function defineContract<Operations extends AnyOperations>(
  contract: string,
  goesBy: readonly ContractName[],
  operations: Operations,
): Named<Operations>
export function defineContract(
  contract: string,
  ...given: [AnyOperations] | [goesBy: readonly ContractName[], AnyOperations]
): Contract {
  const [goesBy, operations] = given.length === 2 ? given : [[], ...given]
  const named = Object.entries(operations).map(([name, operation]) => [
    name,
    { ...operation, path: `${contract}/${name}`, goesBy },
  ])
  return Object.fromEntries(named)
}

type AnyOperations = Record<string, Unnamed<any, any>>

/** A contract of any kind. */
export type Contract = Record<string, Operation<any, any>>

/**
 * All contracts by name. Each file that defines a contract adds it to this empty interface. So the
 * compiler checks names of contracts and operations even in files that may not import the contract,
 * and browsers load nothing for it (docs/decisions/0104).
 */
export interface Contracts {}

/** The name of a contract, such as "rules", or of a part, such as "rules/editor". */
export type ContractName = keyof Contracts

type OperationName<Name extends ContractName> = keyof Contracts[Name] & string

/** The path of an operation, such as "rules/listRules". */
export type OperationPath = {
  [Name in ContractName]: `${Name}/${OperationName<Name>}`
}[ContractName]

/**
 * A change of a whole contract with its parts, or of some of its operations. It is sent as
 * `Change`.
 */
export type NamedChange = {
  [Name in ContractName]: { area: Name; operations?: OperationName<Name>[] }
}[ContractName]

/** The name that was given to a contract. */
export function nameOf(contract: Contract): ContractName {
  return contractOf(Object.values(contract)[0]?.path ?? '')
}

/** The name of the contract that an operation's path begins with. */
export function contractOf(path: string): ContractName {
  return namesIn(path)[0] as ContractName
}

/** The names of other contracts whose changes also make the contract's answers outdated. */
export function goesByOf(contract: Contract): readonly ContractName[] {
  return Object.values(contract)[0]?.goesBy ?? []
}

/** Splits a path into the name of the contract and that of the operation. */
function namesIn(path: string): [contract: string, operation: string] {
  const end = path.lastIndexOf('/')
  return [path.slice(0, end), path.slice(end + 1)]
}

/** The functions that implement a contract, one for each operation. */
export type Api<Kept> = {
  [Name in keyof Kept]: Kept[Name] extends Operation<infer Input, infer Output>
    ? (input: Input) => Promise<Output>
    : never
}

/** Sends an operation to its implementation: in the demo or on the server. */
export type Ask = <Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
) => Promise<Output>

/** The implementation of a contract, or a function that loads it at the first call. */
export type Keeper = Api<Contract> | (() => Promise<Api<Contract>>)

/**
 * Makes an `Ask` that calls implementations in the same process, by the names of their contracts.
 */
export function askKeepers(keepers: Record<string, Keeper>): Ask {
  // An implementation of several contracts is loaded once.
  const fetched = new Map<Keeper, Promise<Api<Contract>>>()
  const keeperOf = (name: string) => {
    const keeper = keepers[name]
    if (typeof keeper !== 'function') return keeper
    if (!fetched.has(keeper)) fetched.set(keeper, keeper())
    return fetched.get(keeper)
  }
  return async <Input, Output>(operation: Operation<Input, Output>, input: Input) => {
    const [contract, name] = namesIn(operation.path)
    const answer = (await keeperOf(contract))?.[name]
    if (!answer) throw new Error(`Nobody keeps ${operation.path}`)
    return (await answer(input)) as Output
  }
}

export const Nothing = z.void()
