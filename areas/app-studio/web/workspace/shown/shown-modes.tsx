import { Globe } from '#web/ui/icons.ts'
import { ScrollText, SquareTerminal } from '#web/ui/more-icons.ts'

/** The views of the right pane. */
export const shownModes = [
  { value: 'browser', label: 'Browser', icon: <Globe /> },
  { value: 'logs', label: 'Logs', icon: <ScrollText /> },
  { value: 'terminal', label: 'Terminal', icon: <SquareTerminal /> },
] as const
export type ShownMode = (typeof shownModes)[number]['value']
