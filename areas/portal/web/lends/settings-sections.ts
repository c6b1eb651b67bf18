import { createContext, type ReactNode } from 'react'
import type { SettingsSection } from '#platform/settings-section.ts'

interface ShownSection extends SettingsSection {
  panel: ReactNode
}

/** The sections that areas add to the settings page, with their panels. */
export const SettingsSections = createContext<readonly ShownSection[]>([])
