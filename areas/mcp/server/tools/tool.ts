import * as z from 'zod/mini'
import type { Ask } from '#core/contract.ts'
import type { Action } from '#platform/actions/contracts/action.ts'

/** The server that a tool sends operations to, for one reader. */
export interface AskedHub {
  ask: Ask
  /** The public address of the server, such as "https://news.example.org". */
  origin: string
}

/** A tool that an assistant can call. It wraps actions in a form that suits a model. */
export interface Tool {
  name: string
  description: string
  /**
   * All actions that the tool uses; the first gives the title. The tool is offered only if the
   * server has all of them and the token allows them.
   */
  asks: readonly [Action, ...Action[]]
  input: z.ZodMiniType
  output: z.ZodMiniType
  /** True if each call adds another thing. */
  adds?: true
  run(hub: AskedHub, input: unknown): Promise<unknown>
}

interface Described<Input extends z.ZodMiniType, Output extends z.ZodMiniType> extends Pick<
  Tool,
  'name' | 'description' | 'asks' | 'adds'
> {
  input: Input
  output: Output
  run(hub: AskedHub, input: z.output<Input>): Promise<z.input<Output>>
}

export function tool<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  described: Described<Input, Output>,
): Tool {
  return {
    ...described,
    run: (hub, input) => described.run(hub, input as z.output<Input>),
  }
}

export function titleOf({ asks }: Pick<Tool, 'asks'>): string {
  return asks[0].title
}

/** Says if the tool changes something on the server. */
export function isWrite({ asks }: Pick<Tool, 'asks'>): boolean {
  return asks.some(({ operation }) => operation.kind === 'write')
}

/** Says if the tool sends something to servers other than this one. */
export function isOpenWorld({ asks }: Pick<Tool, 'asks'>): boolean {
  return asks.some(({ operation: { effect } }) => effect === 'keyed' || effect === 'once')
}

/** The schema for the number of items in an answer. */
export function count(most: number, usual: number) {
  return z._default(z.int().check(z.minimum(1), z.maximum(most)), usual)
}
