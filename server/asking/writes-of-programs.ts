import type { Api, Contract } from '#core/contract.ts'
import { extensionPoint } from '../extension-points.ts'
import type { Desk } from '../tools.ts'
import type { Maker } from './grant.ts'

/** A write that a program makes for a reader. */
export interface WriteOfProgram {
  /** The desk of the transaction that stores the write. */
  desk: Desk
  operation: Contract[string]
  by: Maker
  /** Answers other operations of the same contract. */
  keeper: Api<Contract>
}

/**
 * A function that is called before the write; the function that it returns is called after the
 * write, with the output.
 */
export type FollowWrite = (
  write: WriteOfProgram,
  input: unknown,
) => Promise<(output: unknown) => Promise<void>>

export const writesOfPrograms = extensionPoint<FollowWrite>('writes-of-programs')

/** A keeper that calls the functions of `writesOfPrograms` for each write of one operation. */
export function followWrite(
  keeper: Api<Contract>,
  write: Omit<WriteOfProgram, 'keeper'>,
): Api<Contract> {
  const { path } = write.operation
  const name = path.slice(path.lastIndexOf('/') + 1)
  return {
    ...keeper,
    async [name](input: unknown) {
      const behind: ((output: unknown) => Promise<void>)[] = []
      for (const follow of write.desk.extensions(writesOfPrograms))
        behind.push(await follow({ ...write, keeper }, input))
      const output: unknown = await keeper[name]!(input)
      for (const goOn of behind) await goOn(output)
      return output
    },
  }
}
