import type * as z from 'zod/mini'
import type { Effect } from '#core/contract.ts'
import type { Desk } from '#server/tools.ts'
import type { Values } from '../../account-values.ts'
import type { AccountAction, ActionField } from '../../contracts/actions.ts'
import type { OpenAccount } from './account-kinds.ts'

/**
 * Tools for work with an account. Their requests have limits, and secrets in answers are masked.
 */
export interface AccountTools extends Desk {
  /** Masks one more secret from now on, such as a new token. */
  hide(secret: string): void
}

export interface ActContext {
  /**
   * A key of this action, the same at each attempt, so that services can recognize a repetition.
   */
  idempotencyKey: string
  signal: AbortSignal
}

/** An action that accounts of a kind can carry out. */
// oxlint-disable-next-line typescript/no-explicit-any -- each action has an input and an output of its own
export interface AccountActionPart<Input = any, Output = any> extends Omit<AccountAction, 'kind'> {
  /** The effect for one input, if that is milder than `effect`. */
  effectOf?(input: Input, values: Values): Exclude<Effect, 'inside'>
  /** The schema of the input, with the form's fields, whose values are texts. */
  input: z.ZodMiniType<Input>
  output: z.ZodMiniType<Output>
  /**
   * Carries out the action. Fails with a `Problem` that explains the fault and the remedy; an
   * `ActionFailed` can say more.
   */
  act(tools: AccountTools, account: OpenAccount, input: Input, context: ActContext): Promise<Output>
  /** The output in a few words. */
  told(output: Output): string
  /** More of the output in words, for a person who wants details. */
  detailsOf?(output: Output): string
}

/**
 * Infers the types of an action's input and output, so that its functions are checked against them.
 */
export function accountAction<Input, Output>(
  action: AccountActionPart<Input, Output>,
): AccountActionPart {
  return action
}

/** A field of an action, with the usual values for everything that is not given. */
export function actionField(
  field: Pick<ActionField, 'name' | 'label' | 'type'> & Partial<ActionField>,
): ActionField {
  return { hint: null, placeholder: '', isOptional: false, options: [], ...field }
}
