import type * as z from 'zod/mini'
import type { Desk } from '#server/tools.ts'
import type { Material } from './material.ts'

/** Results of a look-up: texts that can be cited, and lines that tell of the rest. */
export interface Found {
  material: Material[]
  /** Names, times and counts of the hub, which nobody can cite. */
  lines: string[]
}

/** A look-up of the assistant. None changes anything: changes are offered to the reader alone. */
export interface Tool {
  name: string
  /** For a model: what it does, and what it wants. */
  description: string
  input: z.ZodMiniType
  run(desk: Desk, input: unknown): Promise<Found>
}

interface Described<Input extends z.ZodMiniType> extends Omit<Tool, 'input' | 'run'> {
  input: Input
  run(desk: Desk, input: z.output<Input>): Promise<Found>
}

export function tool<Input extends z.ZodMiniType>(described: Described<Input>): Tool {
  return {
    ...described,
    run: (desk, input) => described.run(desk, input as z.output<Input>),
  }
}
