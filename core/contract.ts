import * as z from 'zod/mini'
import type { ProblemKind } from './problem.ts'

export { Id, Time } from './words.ts'

/** Something the browser may ask for. A read changes nothing; a write may. */
export interface Operation<Input, Output> {
  readonly kind: 'read' | 'write'
  /** Names the operation everywhere: address under /api, cache key, log line. */
  readonly path: string
  /** Says if an operation may be repeated when its result is unknown. */
  readonly effect: Effect
  readonly input: z.ZodMiniType<Input>
  readonly output: z.ZodMiniType<Output>
  /**
   * Problems that can occur with input that the schema accepts; input can always be refused as
   * invalid.
   */
  readonly fails: readonly ProblemKind[]
  /** Other contracts whose changes make its answers old, too. */
  readonly goesBy: readonly ContractName[]
  /**
   * Terms on which an offline browser may keep the write and send it later; such a write returns
   * nothing.
   */
  readonly waits?: Waits<Input> | undefined
}

/**
 * inside: changes only rows of this server, all of them or none. safe: changes nothing, so it can
 * be repeated at any time. keyed: reaches other servers or lets others in; repeating it with the
 * same input changes nothing more. once: reaches other servers or lets others in, and does so again
 * at each call: it sends a message, costs money or shows a secret.
 */
export type Effect = 'inside' | 'safe' | 'keyed' | 'once'

/** Decides which of several writes counts when one was kept offline and arrives late. */
interface Waits<Input> {
  /** Names the decided thing: of two writes about it, the later decision counts. Null if every write counts. */
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
 * Changes rows of this server by default; `write.once(...)` and its siblings declare another
 * effect.
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
 * Defines a contract. Its name is a noun, such as "rules". Operations that a door may lack form a
 * part, whose own name follows a slash: "rules/editor". A contract that shows data of other
 * contracts lists them: `defineContract('trends', ['articles', 'sources'], {...})`. A change of
 * articles then names articles alone, and browsers read trends again as well.
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

/** Any contract, when it does not matter which. */
export type Contract = Record<string, Operation<any, any>>

/**
 * All contracts by name. The interface is empty here: each file that defines a contract adds it, so
 * that the compiler checks names of contracts and operations even in files that may not import the
 * contract, and browsers fetch nothing for it (docs/decisions/0104).
 */
export interface Contracts {}

/** The name of a contract, such as "rules", or of a part, such as "rules/editor". */
export type ContractName = keyof Contracts

type OperationName<Name extends ContractName> = keyof Contracts[Name] & string

/** The path of an operation, such as "rules/listRules". */
export type OperationPath = {
  [Name in ContractName]: `${Name}/${OperationName<Name>}`
}[ContractName]

/** A change of everything in a contract and its parts, or of some operations; `Change` on the wire. */
export type NamedChange = {
  [Name in ContractName]: { area: Name; operations?: OperationName<Name>[] }
}[ContractName]

/** The name that a contract was defined with. */
export function nameOf(contract: Contract): ContractName {
  return contractOf(Object.values(contract)[0]?.path ?? '')
}

/** The name of an operation's contract. */
export function contractOf(path: string): ContractName {
  return namesIn(path)[0] as ContractName
}

/** The names of the other contracts whose changes make its answers old. */
export function goesByOf(contract: Contract): readonly ContractName[] {
  return Object.values(contract)[0]?.goesBy ?? []
}

/** A path as the name of the contract and that of the operation. */
function namesIn(path: string): [contract: string, operation: string] {
  const end = path.lastIndexOf('/')
  return [path.slice(0, end), path.slice(end + 1)]
}

/** The functions that answer a contract, one for each operation. */
export type Api<Kept> = {
  [Name in keyof Kept]: Kept[Name] extends Operation<infer Input, infer Output>
    ? (input: Input) => Promise<Output>
    : never
}

/** Sends any operation to the side that answers: the demo or the server. */
export type Ask = <Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
) => Promise<Output>

/** The keeper of a contract, or a function that loads it at the first call. */
export type Keeper = Api<Contract> | (() => Promise<Api<Contract>>)

/** An `Ask` over keepers in the same process, by the names of their contracts. */
export function askKeepers(keepers: Record<string, Keeper>): Ask {
  // A keeper of several contracts is fetched once.
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
