import { createContext, type ComponentType } from 'react'

/** The panels that areas add to the settings page, by the ids of their sections. */
export const SettingsPanels = createContext<Readonly<Record<string, ComponentType>>>({})
