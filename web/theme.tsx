import { createContext, useContext, useState, type ReactNode } from 'react'
import { Store, useStored } from './place/store.ts'
import { useMedia } from './ui/use-media.ts'

export type Theme = 'light' | 'dark'

/** The document's theme; null leaves it to the reader's system. */
export function shownTheme(): Theme | null {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : null
}

interface ThemeProviderProps {
  /** The reader's former choice; null leaves it to their system. */
  start: Theme | null
  /** Remembers a choice, where choices are remembered. */
  keep: (theme: Theme) => void
  children: ReactNode
}

const ThemeContext = createContext({
  chosen: new Store<Theme | null>(null),
  keep: (_theme: Theme) => {},
})

/**
 * The current theme and its toggle. The document's attribute, which the styles use, is set by the
 * server and by every choice.
 */
export function useTheme() {
  const { chosen, keep } = useContext(ThemeContext)
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  const theme = useStored(chosen)
  const isDark = theme ? theme === 'dark' : isSystemDark

  function toggle() {
    const next = isDark ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = next
    chosen.set(next)
    keep(next)
  }

  return { isDark, toggle }
}

export function ThemeProvider({ start, keep, children }: ThemeProviderProps) {
  const [theme] = useState(() => ({ chosen: new Store(start), keep }))
  return <ThemeContext value={theme}>{children}</ThemeContext>
}
