import type { Connection, Credential } from '../contracts/integrations.ts'
import { PROJECT_CORE } from '../integrations/integration-ring.ts'

type Flow = readonly [
  dataFlow: Connection['dataFlow'],
  status: Connection['status'],
  throughput: number,
]

/** A connection from an integration to the project itself. */
export function toCore(id: string, ...flow: Flow): Connection {
  return to(id, [PROJECT_CORE.id, PROJECT_CORE.name], ...flow)
}

export function to(
  id: string,
  [targetId, targetName]: readonly [id: string, name: string],
  ...[dataFlow, status, throughput]: Flow
): Connection {
  return { id, targetId, targetName, dataFlow, status, throughput }
}

export function secret(id: string, key: string, value: string): Credential {
  return { id, key, value, isEncrypted: true }
}

export function plain(id: string, key: string, value: string): Credential {
  return { id, key, value, isEncrypted: false }
}
