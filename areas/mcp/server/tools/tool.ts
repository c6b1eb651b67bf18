import * as z from 'zod/mini'
import type { Ask, Contract } from '#core/contract.ts'

/** The hub that a tool asks, for one reader. */
export interface AskedHub {
  ask: Ask
  /** The address at which people open the hub, such as "https://news.example.org". */
  origin: string
}

/** A tool that an assistant can call: operations of the contracts, in the shape that a model can use. */
export interface Tool {
  name: string
  title: string
  description: string
  /** All that it asks: it is offered where each of these is kept and allowed. */
  asks: readonly Contract[string][]
  input: z.ZodMiniType
  output: z.ZodMiniType
  /** It reaches beyond the hub, to a server that the call names. */
  isOpenWorld: boolean
  run(hub: AskedHub, input: unknown): Promise<unknown>
}

interface Described<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  name: string
  title: string
  description: string
  asks: readonly Contract[string][]
  input: Input
  output: Output
  isOpenWorld?: boolean
  run(hub: AskedHub, input: z.output<Input>): Promise<z.input<Output>>
}

export function tool<Input extends z.ZodMiniType, Output extends z.ZodMiniType>({
  isOpenWorld = false,
  ...described
}: Described<Input, Output>): Tool {
  return {
    ...described,
    isOpenWorld,
    run: (hub, input) => described.run(hub, input as z.output<Input>),
  }
}

/** Says if it changes something in the hub. */
export function isWrite({ asks }: Tool): boolean {
  return asks.some(({ kind }) => kind === 'write')
}

/** The number of things that are wanted in one answer. */
export function count(most: number, usual: number) {
  return z._default(z.int().check(z.minimum(1), z.maximum(most)), usual)
}
