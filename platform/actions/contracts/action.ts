import type { Contract, Operation } from '#core/contract.ts'

/** An operation that programs may ask for a reader: a workflow, an agent, a package, an assistant. */
export interface Action<Asked extends Contract[string] = Contract[string]> {
  /** The operation, whose path names the action, too. */
  operation: Asked
  /** Its name in a list, as an instruction: "Save an article". */
  title: string
  /** An input that its schema takes. */
  example: InputOf<Asked>
  /** Describes the thing that it adds, and how to undo it. */
  makes?: Makes<Asked>
}

/** Things that an action adds for its reader, which undo can delete again. */
export interface Makes<Asked extends Contract[string]> {
  /** The thing in words, in the singular: "note". */
  thing: string
  /** The ids of the things that were not there before. */
  ids(input: InputOf<Asked>, output: OutputOf<Asked>): readonly string[]
  /** A read of the same contract that says, for the same input, if the thing exists already: then nothing is made. */
  unless?: Operation<InputOf<Asked>, boolean>
  undo(id: string): Undoing
  /** The page on which one of them is seen. */
  page?(id: string): string
  /** Looks at one of them. */
  look?(id: string): Look
}

/** A read of a made thing; a problem of the kind "not-found" means that it is gone. */
export interface Look {
  operation: Contract[string]
  input: unknown
  /** Null if it is gone. */
  see(output: unknown): Seen | null
}

export interface Seen {
  /** Its name; empty for a thing without one. */
  name: string
  /** True if its reader has changed it since. */
  isChanged: boolean
}

export function lookBy<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  see: (output: Output) => Seen | null,
): Look {
  return { operation, input, see: see as Look['see'] }
}

/** A write that deletes the thing; repeated, it finds nothing to do. */
export interface Undoing {
  operation: Contract[string]
  input: unknown
}

export function undoBy<Input, Output>(operation: Operation<Input, Output>, input: Input): Undoing {
  return { operation, input }
}

type InputOf<Asked> = Asked extends Operation<infer Input, infer _> ? Input : never
type OutputOf<Asked> = Asked extends Operation<infer _, infer Output> ? Output : never

type Described<Asked extends Contract[string]> = Omit<Action<Asked>, 'operation'>

/** Actions of a contract, by the names of their operations. */
export function defineActions<Kept extends Contract, Names extends keyof Kept>(
  contract: Kept,
  described: { [Name in Names]: Described<Kept[Name]> },
): { [Name in Names]: Action<Kept[Name]> } {
  const actions = Object.entries<object>(described).map(([name, one]) => [
    name,
    { ...one, operation: contract[name] },
  ])
  return Object.fromEntries(actions)
}
