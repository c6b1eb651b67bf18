import { useRead, useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { channels } from '../../contracts/channels.ts'

/** Returns the notification settings, and a function that changes some of them. */
export function useSettings() {
  const settings = useRead(channels.getSettings, {})
  const save = useWrite(channels.saveSettings)
  return { settings, change: save.mutate, error: save.error ? explain(save.error) : null }
}
