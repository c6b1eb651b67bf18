import { useRead, useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { hubSettings } from '../../contract.ts'

/** The settings, and a function that changes some of them. */
export function useSettings() {
  const settings = useRead(hubSettings.getHubSettings, {})
  const save = useWrite(hubSettings.saveHubSettings)
  return { settings, change: save.mutate, error: save.error ? explain(save.error) : null }
}
