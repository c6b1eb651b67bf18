import type { Contract, Operation } from '#core/contract.ts'

/**
 * An operation that programs may call in a reader's name: workflows, agents, packages, assistants.
 */
export interface Action<Asked extends Contract[string] = Contract[string]> {
  /** The operation; its path is also the name of the action. */
  operation: Asked
  /** The name in a list, as an instruction: "Save an article". */
  title: string
  /** An example of a valid input. */
  example: InputOf<Asked>
  /** Describes the things that the action adds, and how to undo that. */
  makes?: Makes<Asked>
}

/** The things that an action adds for its reader, and that undo can delete again. */
export interface Makes<Asked extends Contract[string]> {
  /** A word for one such thing: "note". */
  thing: string
  /** Returns the ids of the things that the action added. */
  ids(input: InputOf<Asked>, output: OutputOf<Asked>): readonly string[]
  /**
   * A read of the same contract with the same input, asked before the action. If it returns true,
   * the thing already exists and counts as not made.
   */
  unless?: Operation<InputOf<Asked>, boolean>
  undo(id: string): Undoing
  /** The page that shows the thing with this id. */
  page?(id: string): string
  /** Describes how to read the thing with this id. */
  look?(id: string): Look
}

/** A read of a made thing. A problem of the kind "not-found" means that the thing is gone. */
export interface Look {
  operation: Contract[string]
  input: unknown
  /** Reads the output; null if the thing is gone. */
  see(output: unknown): Seen | null
}

export interface Seen {
  /** The name of the thing; empty if it has none. */
  name: string
  /** True if the reader has changed the thing since it was made. */
  isChanged: boolean
}

export function lookBy<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  see: (output: Output) => Seen | null,
): Look {
  return { operation, input, see: see as Look['see'] }
}

/** A write that deletes the thing. Repeating it does no harm. */
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
