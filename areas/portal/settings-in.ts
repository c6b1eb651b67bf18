import type { Portal } from './contract.ts'
import type { FramePart } from '#platform/places.ts'

/** The sections of settings of these areas, as the portal tells of them; nothing where there are none. */
export function settingsIn(parts: readonly FramePart[]): Pick<Portal, 'settings'> {
  const settings = parts.flatMap(({ settings = [] }) => settings)
  return settings.length === 0 ? {} : { settings }
}
