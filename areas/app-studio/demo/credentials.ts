import { Problem } from '#core/problem.ts'
import type { Credential, Integration } from '../contracts/integrations.ts'

/** Removes the encrypted values from integrations; `revealCredential` returns them. */
export function sealed(integrations: readonly Integration[]): Integration[] {
  return integrations.map((integration) => ({
    ...integration,
    credentials: integration.credentials.map((each) =>
      each.isEncrypted ? { ...each, value: null } : each,
    ),
  }))
}

export function findCredential(integrations: readonly Integration[], id: string): Credential {
  const all = integrations.flatMap(({ credentials }) => credentials)
  const found = all.find((each) => each.id === id)
  if (!found) throw new Problem('not-found', 'That credential is not there any more.')
  return found
}
