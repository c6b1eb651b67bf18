import { useContext, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { studioCredentials, type Credential } from '../contracts/integrations.ts'

/** A credential's value: shown at once, or fetched on demand, and forgotten when it is hidden. */
export function useCredential(projectId: string, { id, value: known }: Credential) {
  const ask = useContext(AskContext)
  const toast = useToast()
  const [value, setValue] = useState(known)

  /** Null where it failed; a toast has told the reader why. */
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
    /** Null while it is hidden. */
    value,
    toggle: async () => setValue(value === null ? await read() : null),
    read,
  }
}
