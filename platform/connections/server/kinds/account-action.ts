import type * as z from 'zod/mini'
import type { Effect } from '#core/contract.ts'
import type { Desk } from '#server/tools.ts'
import type { Values } from '../../account-values.ts'
import type { AccountAction, ActionField } from '../../contracts/actions.ts'
import type { OpenAccount } from './account-kinds.ts'

/** Tools for work with an account: their fetches are bounded, and secrets in answers are masked. */
export interface AccountTools extends Desk {
  /** Masks one more secret from now on, such as a token that was just made. */
  hide(secret: string): void
}

export interface ActContext {
  /** A key of the action, the same at each attempt. */
  idempotencyKey: string
  signal: AbortSignal
}

/** An action that accounts of a kind can carry out. */
// oxlint-disable-next-line typescript/no-explicit-any -- each action has an input and an output of its own
export interface AccountActionPart<Input = any, Output = any> extends Omit<AccountAction, 'kind'> {
  /** The effect of one input, if it is milder than `effect`. */
  effectOf?(input: Input, values: Values): Exclude<Effect, 'inside'>
  /** Its fields are those of the form, whose values are texts. */
  input: z.ZodMiniType<Input>
  output: z.ZodMiniType<Output>
  /** Fails with a `Problem` that gives the fault and the remedy; an `ActionFailed` can say more. */
  act(tools: AccountTools, account: OpenAccount, input: Input, context: ActContext): Promise<Output>
  /** The output in a few words. */
  told(output: Output): string
  /** Further parts of the output in words, for a person who looks. */
  detailsOf?(output: Output): string
}

/** An action, with its input and output tied to its functions. */
export function accountAction<Input, Output>(
  action: AccountActionPart<Input, Output>,
): AccountActionPart {
  return action
}

/** A field with common defaults. */
export function actionField(
  field: Pick<ActionField, 'name' | 'label' | 'type'> & Partial<ActionField>,
): ActionField {
  return { hint: null, placeholder: '', isOptional: false, options: [], ...field }
}
