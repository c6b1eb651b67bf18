import { useContext, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { studioCredentials, type Credential } from '../contracts/integrations.ts'

/**
 * The value of a credential: shown at once if it is not encrypted, otherwise fetched on demand and
 * forgotten when hidden.
 */
export function useCredential(projectId: string, { id, value: known }: Credential) {
  const ask = useContext(AskContext)
  const toast = useToast()
  const [value, setValue] = useState(known)

  /** Reads the value; null if that failed, which a toast explains. */
  async function read(): Promise<string | null> {
    if (value !== null) return value
    try {
      const told = await ask(studioCredentials.revealCredential, { projectId, credentialId: id })
      return told.value
    } catch (error) {
      toast({ title: (error as Error).message, tone: 'error' })
      return null
    }
  }

  return {
    /** The value; null while it is hidden. */
    value,
    toggle: async () => setValue(value === null ? await read() : null),
    read,
  }
}
