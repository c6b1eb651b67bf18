import * as z from 'zod/mini'
import { defineContract, read } from '#core/contract.ts'
import { Agent } from '../contract.ts'

/** Assistants that people talk to. */
export const agents = defineContract('automation/agents', ['automation'], {
  listAgents: read(z.object({}), z.array(Agent)),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/agents': typeof agents
  }
}
