import * as z from 'zod/mini'
import type { Operation } from '#core/contract.ts'
import { invalidInput } from '#server/web/requests/problem-reply.ts'

/** What a client sent, by the rules that hold for everybody who asks for this. */
export function checkedInput<Input>(
  { input }: Pick<Operation<Input, unknown>, 'input'>,
  given: unknown,
): Input {
  const checked = z.safeParse(input, given)
  if (checked.success) return checked.data
  throw invalidInput(checked.error.issues)
}
